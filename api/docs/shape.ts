import { type Html, html } from "./html.ts";
import type { Schema } from "./openApi.ts";

/** Patterns longer than this say less than nothing to a reader. */
const PATTERN_MAX = 40;

const nameOf = (ref: string) => ref.split("/").at(-1) ?? "";

const limits: [key: string, words: string][] = [
  ["minimum", "from"],
  ["exclusiveMinimum", "over"],
  ["maximum", "to"],
  ["minLength", "at least"],
  ["maxLength", "at most"],
  ["minItems", "at least"],
  ["maxItems", "at most"],
];

function limitsOf(schema: Schema): string {
  // The widest integers only say that it is one.
  const told = limits.filter(
    ([key]) => schema[key] !== undefined && Math.abs(Number(schema[key])) < 2 ** 31 - 1,
  );
  const words = told.map(([key, word]) => `${word} ${String(schema[key])}`);
  const { pattern, format } = schema;
  if (typeof format === "string") words.push(format);
  else if (typeof pattern === "string" && pattern.length <= PATTERN_MAX) words.push(`like ${pattern}`);
  if (schema.default !== undefined) words.push(`usually ${JSON.stringify(schema.default)}`);
  return words.length > 0 ? ` (${words.join(", ")})` : "";
}

/** Describes a value in a line: `integer`, `"New" | "Used"`, `list of Place`. */
export function shape(schema: Schema): Html {
  if (schema.$ref) return html`<a href="#${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) {
    const parts = either.map((part, index) => html`${index > 0 ? " or " : ""}${shape(part)}`);
    return html`${parts}${limitsOf(schema)}`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    return html`<code>${schema.enum.map((value) => JSON.stringify(value)).join(" | ")}</code>${limitsOf(schema)}`;
  }
  if (schema.type === "array") return html`list of ${shape(schema.items ?? {})}${limitsOf(schema)}`;
  if (schema.type === "object" && schema.properties) {
    const fields = Object.entries(schema.properties);
    return html`{ ${fields.map(([key, part], index) => html`${index > 0 ? ", " : ""}<code>${key}</code>: ${shape(part)}`)} }`;
  }
  if (schema.type === "object" && typeof schema.additionalProperties === "object") {
    return html`by key ${shape(schema.additionalProperties)}`;
  }
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "anything");
  return html`${type}${limitsOf(schema)}`;
}

/** Fields of an object as a list of definitions. */
export function fields(schema: Schema): Html {
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(
    ([
      key,
      part,
    ]) => html`<dt><code>${key}</code>${required.has(key) ? "" : html` <span class="mark">optional</span>`}</dt>
      <dd>${shape(part)}</dd>`,
  );
  return html`<dl>${rows}</dl>`;
}
