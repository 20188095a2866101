import { z } from "zod";
import { Tokens } from "#contract/auth.ts";
import { Category, CategoryDetails, CategoryNode, CategoryParameter } from "#contract/categories.ts";
import { ConfigItem } from "#contract/configs.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { ErrorBody } from "#contract/errors.ts";
import { AnalyticsEvent } from "#contract/events.ts";
import { Place } from "#contract/geo.ts";
import { endpoints } from "#contract/index.ts";
import { PHOTOS_MAX } from "#contract/limits.ts";
import { Listing, ListingCard, ListingParameter } from "#contract/listings.ts";
import { Profile } from "#contract/users.ts";

/** A JSON Schema as far as the description and its page look into it. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  $ref?: string;
  [key: string]: unknown;
}

interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: Schema;
  /** An object is written as entries `name[key]=value`. */
  style?: "deepObject";
  explode?: true;
}

type BodyType = "application/json" | "multipart/form-data";

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Partial<Record<BodyType, { schema: Schema }>> };
  responses: Record<
    string,
    { description: string; content?: { "application/json": { schema: Schema } } } | { $ref: string }
  >;
}

/** Schemas that have a name of their own in the description. */
const named = {
  AnalyticsEvent,
  Category,
  CategoryDetails,
  CategoryNode,
  CategoryParameter,
  ConfigItem,
  ErrorBody,
  Listing,
  ListingCard,
  ListingParameter,
  Place,
  Profile,
  Tokens,
};

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });

function collect(schema: z.ZodType, io: "input" | "output", components: Record<string, Schema>): Schema {
  const made = z.toJSONSchema(schema, { io, metadata: registry, unrepresentable: "any", reused: "inline" });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema, $defs, id, ...rest } = JSON.parse(text) as Schema & { $defs?: Record<string, Schema> };
  for (const [name, { id: _, ...part }] of Object.entries($defs ?? {})) components[name] = part;
  if (typeof id !== "string") return rest;
  components[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

/** A parameter as it is meant: in an address a number and a boolean are text, which the contract reads. */
function meant(read: Schema | undefined, written: Schema): Schema {
  // Entries that are changed while they are read are described as they are written.
  if (written.type === "object") return written;
  const typed = read?.anyOf?.find(({ type }) => type !== undefined) ?? read;
  return typed?.type === undefined ? written : typed;
}

const json = (schema: Schema) => ({ "application/json": { schema } });

/** The body of an endpoint that accepts files. */
const files: Operation["requestBody"] = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: {
          files: {
            type: "array",
            items: { type: "string", format: "binary" },
            minItems: 1,
            maxItems: PHOTOS_MAX,
          },
        },
        required: ["files"],
      },
    },
  },
};

type Fields = [name: string, schema: Schema][];

/** The input of a call: in its path and query, and in its body. */
function takes({ method, path, input }: Endpoint, components: Record<string, Schema>) {
  const written = collect(input, "input", components);
  const read = collect(input, "output", components).properties ?? {};
  const inPath = new Set(Array.from(path.matchAll(/:(\w+)/g), ([, key]) => key));
  const isRequired = (key: string) => written.required?.includes(key) ?? false;
  const fields: Fields = Object.entries(written.properties ?? {});

  const parameters = fields.flatMap(([name, schema]): Parameter[] => {
    const described = { name, schema: meant(read[name], schema) };
    if (inPath.has(name)) return [{ ...described, in: "path", required: true }];
    if (method !== "get") return [];
    const isObject = described.schema.type === "object";
    const style = isObject ? ({ style: "deepObject", explode: true } as const) : {};
    return [{ ...described, in: "query", required: isRequired(name), ...style }];
  });
  const body = fields.filter(([name]) => !inPath.has(name) && method !== "get");
  return { parameters, body, isRequired };
}

function bodyOf({ accepts }: Endpoint, fields: Fields, required: string[]): Operation["requestBody"] {
  if (accepts === "files") return files;
  if (fields.length === 0) return undefined;
  const schema = { type: "object", properties: Object.fromEntries(fields), required };
  return { required: true, content: json(schema) };
}

function describe(
  noun: string,
  name: string,
  endpoint: Endpoint,
  components: Record<string, Schema>,
): Operation {
  const { access, summary, status = 200 } = endpoint;
  const { parameters, body, isRequired } = takes(endpoint, components);
  const requestBody = bodyOf(endpoint, body, body.map(([key]) => key).filter(isRequired));

  return {
    operationId: name,
    tags: [noun],
    summary,
    // A token is welcome at public calls too; then the answer knows the caller.
    security: access === "public" ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [status]: {
        description: "Done",
        ...(status === 204 ? {} : { content: json(collect(endpoint.output, "output", components)) }),
      },
      default: { $ref: "#/components/responses/Refusal" },
    },
  };
}

/** The API's description of itself (OpenAPI 3.1), made from the contract that also checks every call. */
export function openApi() {
  const schemas: Record<string, Schema> = {};
  const paths: Record<string, Record<string, Operation>> = {};
  const refusal = collect(ErrorBody, "output", schemas);

  for (const { noun, name, endpoint } of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method]: describe(noun, name, endpoint, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Bozor",
      version: "1",
      description: "Times are ISO 8601 in UTC, money is in whole units, ids are integers.",
    },
    paths,
    components: {
      schemas,
      responses: { Refusal: { description: "Refused", content: json(refusal) } },
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}
export type OpenApi = ReturnType<typeof openApi>;
