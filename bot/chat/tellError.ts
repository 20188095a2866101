import { randomBytes } from "node:crypto";
import { type BotError, GrammyError } from "grammy";
import { toLanguage } from "#contract/languages.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { isDatabaseAway } from "#core/platform/errors/isDatabaseAway.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { refusalKey } from "#core/platform/i18n/refusalKey.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { log } from "#core/platform/log/log.ts";
import { markBotStopped } from "#core/platform/telegram/botChanges.ts";
import type { BotContext } from "./context.ts";
import { isTelegramAway } from "./isTelegramAway.ts";

/** Refusals of Telegram that change nothing for the person: the message looks so already, or is gone. */
const HARMLESS = /message is not modified|message to edit not found/;

async function answer(ctx: BotContext, text: string): Promise<void> {
  if (ctx.callbackQuery) await ctx.answerCallbackQuery({ text, show_alert: true });
  else if (ctx.chat) await ctx.reply(text);
}

/**
 * Handles the failure of a handler: the person is told in their language, we find the rest in the log. While Telegram
 * is away nobody can be told, and while the database is nothing can be kept: the error goes on, and the update is tried
 * again.
 */
export async function tellError({ error, ctx }: BotError<BotContext>): Promise<void> {
  if (isTelegramAway(error) || isDatabaseAway(error)) throw error;
  if (error instanceof GrammyError) {
    if (error.error_code === 403 && ctx.from) return markBotStopped(ctx.from.id);
    if (HARMLESS.test(error.description)) return;
  }
  // The person may be unknown yet, when finding them is what failed.
  const known: BotContext["person"] | undefined = ctx.person;
  const language = known?.language ?? toLanguage(ctx.from?.language_code) ?? "ru";

  if (error instanceof RuleError) {
    await answer(ctx, translate(language, refusalKey(error.code)));
    return;
  }
  const id = randomBytes(4).toString("hex");
  const description =
    error instanceof GrammyError ? { method: error.method, said: error.description } : undefined;
  log.error(
    { errorId: id, updateId: ctx.update.update_id, error: describeError(error), telegram: description },
    "a handler failed",
  );
  await answer(ctx, translate(language, "error-unexpected", { id }));
}
