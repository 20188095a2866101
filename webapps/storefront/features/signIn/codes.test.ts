import { expect, test } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import type { ErrorCode } from "../../../../contract/errors.ts";
import { codeAdvice, codeFault } from "./codes.ts";

const refusal = (status: number, code: ErrorCode, message: string) => new ApiError(code, status, { message });

test.each([
  [refusal(404, "code_unknown", "No code was asked for"), "code.unknown"],
  [refusal(400, "code_wrong", "INVALID"), "code.wrong"],
  [refusal(400, "code_expired", "EXPIRED"), "code.expired"],
  [refusal(400, "invalid_input", "Check what is marked"), "code.failed"],
  [refusal(409, "conflict", "INVALID"), "code.failed"],
  [refusal(429, "too_many_requests", "Too many tries"), "code.failed"],
  [new ApiError("offline"), "code.failed"],
  [new TypeError("broken"), "code.failed"],
])("%o is told as %s", (error, key) => {
  expect(codeFault(error)).toBe(key);
});

test("of what one can do something about the server's own words are told, too", () => {
  expect(codeAdvice(refusal(429, "too_many_requests", "Too many tries"))).toBe("Too many tries");
  expect(codeAdvice(refusal(403, "banned", "Closed"))).toBe("Closed");
  expect(codeAdvice(refusal(400, "code_wrong", "INVALID"))).toBeUndefined();
});
