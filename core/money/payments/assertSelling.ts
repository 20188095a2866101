import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readFlag } from "#core/platform/flags/flags.ts";

/**
 * Refuses to sell anything while paid features are switched off.
 * @throws {RuleError} method_unavailable
 */
export async function assertSelling(): Promise<void> {
  if (!(await readFlag("PAID_FEATURES_ENABLED"))) {
    throw new RuleError("method_unavailable", "Paid features are off");
  }
}
