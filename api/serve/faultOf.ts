import type { z } from "zod";

/** The key of a fault that the contract has no word of its own for: what is refused is told by keys, never in English. */
export function faultOf({ code, input, origin }: z.core.$ZodRawIssue): string {
  if (input === undefined || input === null) return "required";
  if (code !== "too_big" && code !== "too_small") return "unknown";
  const isText = origin === "string";
  if (!isText && origin !== "array") return "number";
  if (code === "too_small") return "required";
  return isText ? "too_long" : "too_many";
}
