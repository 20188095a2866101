import { RuleError } from "#core/platform/errors/RuleError.ts";

/** Runs what an admin decided; the answer is its result, or the Fluent key of the refusal by its code. */
export async function orRefusal<Result>(
  run: () => Promise<Result>,
  refusals: Partial<Record<RuleError["code"], string>>,
): Promise<{ result: Result } | { refusal: string }> {
  try {
    return { result: await run() };
  } catch (error) {
    const refusal = error instanceof RuleError ? refusals[error.code] : undefined;
    if (!refusal) throw error;
    return { refusal };
  }
}
