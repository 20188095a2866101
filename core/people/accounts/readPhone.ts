import { RuleError } from "#core/platform/errors/RuleError.ts";
import { toPhone } from "./toPhone.ts";

/**
 * A phone somebody typed, in E.164.
 * @throws {RuleError} invalid_input with `fields.phoneNumber`
 */
export function readPhone(typed: string): string {
  const phoneNumber = toPhone(typed);
  if (phoneNumber) return phoneNumber;
  throw new RuleError("invalid_input", "Not a phone", { fields: { phoneNumber: "phone" } });
}
