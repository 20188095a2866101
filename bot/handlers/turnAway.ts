import { Composer } from "grammy";
import type { BotContext } from "../context.ts";
import { isAlbumAnswered } from "../isAlbumAnswered.ts";
import { say } from "../say.ts";

/** A banned person is told so, whatever they press or write, and may only ask for help. */
export const turnAway = new Composer<BotContext>();

turnAway.use(async (ctx, next) => {
  if (!ctx.person.isBanned || ctx.hasCommand(["support", "paysupport"])) return next();
  if (ctx.callbackQuery) {
    await ctx.answerCallbackQuery({ text: ctx.t("error-banned"), show_alert: true });
  } else if (!(await isAlbumAnswered(ctx))) {
    await say(ctx, "error-banned");
  }
});
