import { Composer } from "grammy";
import type { BotContext } from "../context.ts";

/** Stands before the scenes, which would take a command for an answer: a command always leads out of them. */
export const leaveScenes = new Composer<BotContext>();

leaveScenes.on("message:entities:bot_command", async (ctx, next) => {
  const isCommand = ctx.message.entities.some(({ type, offset }) => type === "bot_command" && offset === 0);
  if (isCommand && Object.keys(ctx.conversation.active()).length > 0) {
    await ctx.conversation.exitAll();
    await ctx.reply(ctx.t("phone-cancelled"), { reply_markup: { remove_keyboard: true } });
  }
  await next();
});
