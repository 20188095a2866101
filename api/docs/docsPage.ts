import { docsStyle } from "./docsStyle.ts";
import { Html, html } from "./html.ts";
import type { OpenApi, Operation, Schema } from "./openApi.ts";
import { fields, shape } from "./shape.ts";

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function askedFor({ parameters = [], requestBody }: Operation): Html {
  const inAddress: Schema = {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return html`${parameters.length > 0 && html`<h3>Parameters</h3>${fields(inAddress)}`}
    ${body && html`<h3>Body (${type === "application/json" ? "JSON" : type})</h3>${fields(body.schema)}`}
    ${parameters.length === 0 && !body && html`<h3>Parameters</h3><p>None.</p>`}`;
}

function answers({ responses }: Operation): Html {
  const rows = Object.entries(responses).map(([status, response]) => {
    const schema = "content" in response ? response.content?.["application/json"].schema : undefined;
    const words = schema ? shape(schema) : "Nothing";
    return html`<dt><code>${status === "default" ? "4xx, 5xx" : status}</code></dt>
      <dd>${status === "default" ? html`<a href="#ErrorBody">ErrorBody</a>` : words}</dd>`;
  });
  return html`<h3>Answers</h3><dl>${rows}</dl>`;
}

function callCard({ method, path, operation }: Call): Html {
  const needsToken = !operation.security.some((scheme) => Object.keys(scheme).length === 0);
  return html`<details id="${operation.operationId}">
    <summary><span class="method ${method}">${method}</span>
      <span><code>${path}</code>${needsToken && html` <span class="mark">signed in</span>`}</span>
      <p>${operation.summary}</p></summary>
    <div class="inside">${askedFor(operation)}${answers(operation)}</div>
  </details>`;
}

/** The description as a page to read: calls by noun, then the shapes they speak of. */
export function docsPage({ info, paths, components }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const nouns = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  const sections = nouns.map(
    (noun) => html`<h2 id="${noun}">${noun}</h2>
      ${calls.filter(({ operation }) => operation.tags.includes(noun)).map(callCard)}`,
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => html`<details id="${name}" open><summary><code>${name}</code></summary>
      <div class="inside"><h3>Fields</h3>${fields(schema)}</div></details>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<style>${new Html(docsStyle)}</style>
</head>
<body>
<div class="frame">
<nav aria-label="Parts">${[...nouns, "shapes"].map((part) => html`<a href="#${part}">${part}</a>`)}</nav>
<main>
<h1>${info.title} API</h1>
<p>${info.description} Calls marked “signed in” take <code>Authorization: Bearer …</code> with an access token.
Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
${sections}
<h2 id="shapes">Shapes</h2>
${shapes}
</main>
</div>
</body>
</html>`.text;
}
