import { Composer } from "grammy";
import { privacyPress } from "#core/people/deletion/offerKeeping.ts";
import { isOneOf } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { isAlbumAnswered } from "../../chat/isAlbumAnswered.ts";
import { removeKeyboard } from "../../chat/keyboards.ts";
import { forgetScenes } from "../../scenes/forgetScenes.ts";

/** A banned person is told so, whatever they press or write, and may only ask for help and for what is kept of them. */
export const rejectBanned = new Composer<BotContext>();

function isLetThrough(ctx: BotContext): boolean {
  if (ctx.hasCommand(["support", "paysupport"])) return true;
  if (ctx.person.isWiped) return false;
  return ctx.hasCommand("privacy") || isOneOf(Object.values(privacyPress), ctx.callbackQuery?.data);
}

rejectBanned.use(async (ctx, next) => {
  if (!ctx.person.isBanned || isLetThrough(ctx)) return next();
  const key = ctx.person.isWiped ? "privacy-wiped" : "error-banned";
  if (ctx.callbackQuery) {
    await ctx.answerCallbackQuery({ text: ctx.t(key), show_alert: true });
  } else if (!(await isAlbumAnswered(ctx))) {
    await forgetScenes(ctx);
    await ctx.reply(ctx.t(key), removeKeyboard);
  }
});
