import type { Context } from "grammy";

/** Telegram's words on an answer to a press that it doesn't wait for any more. */
const LATE = /query is too old/;

/**
 * A press that is worked off later than Telegram waits for does all of its work: its answer is dropped and what follows
 * goes on. Words that were to be read before anything else come into the chat instead.
 */
export async function forgiveLatePress(ctx: Context, next: () => Promise<void>): Promise<void> {
  ctx.api.config.use(async (call, method, payload, signal) => {
    const came = await call(method, payload, signal);
    const isLate = method === "answerCallbackQuery" && !came.ok && LATE.test(came.description);
    if (!isLate) return came;
    const { text, show_alert } = payload as { text?: string; show_alert?: boolean };
    if (text && show_alert) await ctx.reply(text);
    return { ok: true, result: true as never };
  });
  await next();
}
