import type { z } from "zod";
import type { Right } from "./roles.ts";

export type Method = "get" | "post" | "patch" | "delete";
/** The callers that are admitted: anyone, a signed-in person, an admin whose role has the right. */
export type Access = "public" | "user" | `admin:${Right}`;

/**
 * One call of the API. `path` names its parameters as `:name`; `input` holds path, query and body in one
 * object (query for GET, body for the rest); `output` is all that leaves.
 */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  method: M;
  path: P;
  access: A;
  summary: string;
  input: I;
  output: O;
  /** The body, when it isn't JSON: files in `multipart/form-data`, entries `files`. */
  accepts?: "files";
  /** May be done again at any time: no answer is kept by its idempotency key, as a later one may have to be another. */
  isRepeatable?: true;
  /** Refused without an idempotency key: what it notes has happened elsewhere, and a repeat couldn't be told from another. */
  needsKey?: true;
  /** Successful status when it isn't 200. */
  status?: 201 | 202 | 204;
}

/** A typed identity that keeps the literal method, path and access, which clients and routes are checked against. */
export function endpoint<
  M extends Method,
  P extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
>(definition: Endpoint<M, P, I, O, A>): Endpoint<M, P, I, O, A> {
  return definition;
}
