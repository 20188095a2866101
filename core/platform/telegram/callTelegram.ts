import { z } from "zod";
import { config } from "#config";

const PATIENCE_MS = 8000;

const Success = z.object({ ok: z.literal(true), result: z.unknown() });
const Refusal = z.object({ ok: z.literal(false), error_code: z.int(), description: z.string().optional() });

/** Telegram didn't do what it was asked. The error never quotes the address that was called, which holds the token. */
export class TelegramError extends Error {
  override name = "TelegramError";
  /** Telegram's number for the refusal; undefined when there was no answer that could be read. */
  readonly code: number | undefined;
  /** Why, in Telegram's words. */
  readonly description: string;

  constructor(method: string, code?: number, description = "") {
    super(`${method}: ${code ?? "no answer"}`);
    this.code = code;
    this.description = description;
  }
}

/**
 * Asks the Bot API for one thing that somebody waits for; messages go through the outbox instead.
 * @param result what the answer looks like.
 * @throws {TelegramError} when it refuses or doesn't answer in time.
 */
export async function callTelegram<Result extends z.ZodType>(
  method: string,
  params: object,
  result: Result,
): Promise<z.output<Result>> {
  try {
    const response = await fetch(`${config.BOT_API_ROOT}/bot${config.BOT_TOKEN}/${method}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer: unknown = await response.json();
    const { data: refusal } = Refusal.safeParse(answer);
    if (refusal) throw new TelegramError(method, refusal.error_code, refusal.description);
    return result.parse(Success.parse(answer).result);
  } catch (error) {
    // An error of fetch may quote the address.
    throw error instanceof TelegramError ? error : new TelegramError(method);
  }
}
