import { randomBytes, randomInt } from "node:crypto";
import { CODE_DIGITS } from "#contract/limits.ts";
import { keyedHash, seal } from "./keys.ts";

/** A code as `phone_codes` keeps it. */
interface KeptCode {
  codeHash: string;
  sealedCode: string | null;
}

/** Hashes a typed code, to be compared with the hash that was kept when it was made. */
export const hashCode = (codeId: string, code: string): string => keyedHash("code", `${codeId}:${code}`);

/** A code nobody knows before it is told. */
export function makeOneTimeCode(codeId: string): KeptCode {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  return { codeHash: hashCode(codeId, code), sealedCode: seal(code, codeId) };
}

/** Stands where a code would be when nobody can be told one: no six digits match it, so nobody guesses it. */
export function makeNoCode(codeId: string): KeptCode {
  return { codeHash: hashCode(codeId, randomBytes(32).toString("base64url")), sealedCode: null };
}
