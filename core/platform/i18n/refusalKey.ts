import type { ErrorCode } from "#contract/errors.ts";

type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

/** The Fluent key of a refusal's words. */
export const refusalKey = (code: ErrorCode) =>
  `error-${code.toLowerCase().replaceAll("_", "-")}` as `error-${Dashed<Lowercase<ErrorCode>>}`;
