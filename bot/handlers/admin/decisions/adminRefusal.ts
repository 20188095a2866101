import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";

/** Runs what an admin decided; the answer is its result, or the Fluent key of the refusal by its code. */
export async function orRefusal<Result, Key extends MessageKey>(
  run: () => Promise<Result>,
  refusals: Partial<Record<RuleError["code"], Key>>,
): Promise<{ result: Result } | { refusal: Key }> {
  try {
    return { result: await run() };
  } catch (error) {
    const refusal = error instanceof RuleError ? refusals[error.code] : undefined;
    if (!refusal) throw error;
    return { refusal };
  }
}
