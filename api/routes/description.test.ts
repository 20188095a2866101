import { beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";
import type { OpenApi } from "../docs/openApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

test("describes every endpoint of the contract, its parameters, body and answer", async () => {
  const { body } = await api.ask<OpenApi>("/api/openapi.json");
  expect(Object.values(body.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(endpoints.length);
  for (const { endpoint } of endpoints) {
    const operation = body.paths[endpoint.path.replace(/:(\w+)/g, "{$1}")]?.[endpoint.method];
    expect(operation, endpoint.path).toBeDefined();
    expect(Object.keys(operation!.responses)).toContain(String(endpoint.status ?? 200));
  }
  expect(body.paths["/api/telegram/geo/cities/{regionId}"]?.get?.parameters).toEqual([
    {
      name: "regionId",
      in: "path",
      required: true,
      schema: { type: "integer", exclusiveMinimum: 0, maximum: 2_147_483_647 },
    },
  ]);
  const parameters = body.paths["/api/telegram/products"]?.get?.parameters ?? [];
  const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  expect(schemas.take).toEqual({ type: "integer", minimum: 1, maximum: 100, default: 50 });
  expect(schemas.searchOnlyInTitle).toEqual({ type: "boolean" });
  expect(parameters.find(({ name }) => name === "p")).toMatchObject({
    in: "query",
    required: false,
    style: "deepObject",
    explode: true,
    schema: { additionalProperties: { anyOf: [{ type: "string" }, { type: "array" }] } },
  });
  expect(
    body.paths["/api/telegram/search"]?.post?.requestBody?.content["application/json"]?.schema,
  ).toMatchObject({ properties: { query: { type: "string", maxLength: 200 } }, required: ["query"] });
  expect(body.paths["/api/images"]?.post?.requestBody?.content).toMatchObject({
    "multipart/form-data": { schema: { properties: { files: { type: "array", maxItems: 10 } } } },
  });
});

test("every reference leads somewhere", async () => {
  const { text } = await api.call("/api/openapi.json");
  const { components } = JSON.parse(text) as OpenApi;
  const references = Array.from(text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g));
  expect(references.length).toBeGreaterThan(10);
  for (const [, kind, name] of references) {
    expect(components[kind as "schemas"], name).toHaveProperty(name!);
  }
  expect(text).not.toContain("$defs");
});

test("the page shows every call and needs nothing but itself", async () => {
  const { status, headers, text } = await api.call("/api/docs");
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  for (const { endpoint, name } of endpoints) {
    expect(text).toContain(`id="${name}"`);
    expect(text).toContain(endpoint.path.replace(/:(\w+)/g, "{$1}"));
  }
  expect(text).not.toMatch(/<script|<link|<img|@import|url\(|undefined|\[object/);
  for (const [, target] of text.matchAll(/href="#(\w+)"/g)) expect(text).toContain(`id="${target}"`);
});
