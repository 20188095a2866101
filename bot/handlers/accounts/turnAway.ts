import { Composer } from "grammy";
import type { BotContext } from "../../chat/context.ts";
import { isAlbumAnswered } from "../../chat/isAlbumAnswered.ts";
import { removeKeyboard } from "../../chat/keyboards.ts";
import { forgetScenes } from "../../scenes/forgetScenes.ts";

/** A banned person is told so, whatever they press or write, and may only ask for help and for what is kept of them. */
export const turnAway = new Composer<BotContext>();

const OWN_DATA = /^privacy:/;

function isLetThrough(ctx: BotContext): boolean {
  if (ctx.hasCommand(["support", "paysupport"])) return true;
  if (ctx.person.isWiped) return false;
  return ctx.hasCommand("privacy") || OWN_DATA.test(ctx.callbackQuery?.data ?? "");
}

turnAway.use(async (ctx, next) => {
  if (!ctx.person.isBanned || isLetThrough(ctx)) return next();
  const key = ctx.person.isWiped ? "privacy-wiped" : "error-banned";
  if (ctx.callbackQuery) {
    await ctx.answerCallbackQuery({ text: ctx.t(key), show_alert: true });
  } else if (!(await isAlbumAnswered(ctx))) {
    await forgetScenes(ctx);
    await ctx.reply(ctx.t(key), removeKeyboard);
  }
});
