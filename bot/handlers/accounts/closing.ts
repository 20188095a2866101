import { Composer } from "grammy";
import { wipedAt } from "#core/people/deletion/grace.ts";
import { dayText, privacyPress } from "#core/people/deletion/offerKeeping.ts";
import { markBotStarted } from "#core/platform/telegram/botChanges.ts";
import { isOneOf, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { isAlbumAnswered } from "../../chat/isAlbumAnswered.ts";
import { removeKeyboard } from "../../chat/keyboards.ts";
import { say } from "../../chat/say.ts";
import { forgetScenes } from "../../scenes/forgetScenes.ts";
import { languagePress } from "../help/language.ts";

/** A person who has asked to be deleted is offered to stay, whatever they write or press; all else waits for that. */
export const closing = new Composer<BotContext>();

const LET_THROUGH = ["privacy", "language", "help", "support", "terms", "paysupport"];
const PRESSES = [...Object.values(privacyPress), languagePress];

closing.use(async (ctx, next) => {
  const { deletionAskedAt } = ctx.person;
  if (!deletionAskedAt || ctx.hasCommand(LET_THROUGH)) return next();
  if (ctx.callbackQuery) {
    if (isOneOf(PRESSES, ctx.callbackQuery.data)) return next();
    return ctx.answerCallbackQuery({ text: ctx.t("error-account-closing"), show_alert: true });
  }
  if (ctx.hasCommand("start")) await markBotStarted(ctx.chat.id);
  if (await isAlbumAnswered(ctx)) return;
  // A message takes a keyboard away or brings buttons, not both.
  if (await forgetScenes(ctx)) await ctx.reply(ctx.t("scene-over"), removeKeyboard);
  await say(ctx, "privacy-closing", { day: dayText(wipedAt(deletionAskedAt)) }, [
    [pressButton(ctx.t("button-keep-account"), privacyPress.keep.pack())],
  ]);
});
