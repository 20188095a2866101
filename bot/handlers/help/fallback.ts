import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { isAlbumAnswered } from "../../chat/isAlbumAnswered.ts";
import { isCommand } from "../../chat/isCommand.ts";
import { mainKeyboard } from "../../chat/keyboards.ts";
import { say } from "../../chat/say.ts";

/** Whatever no other handler took; stands last. */
export const fallback = new Feature("fallback");

fallback.on("message", async (ctx) => {
  // A mini-app that is given a person's own number sends it here too, and tells its server itself.
  if (ctx.message.contact?.user_id === ctx.from.id) return;
  if (await isAlbumAnswered(ctx)) return;
  const key = isCommand(ctx.message) ? "fallback-command" : "fallback-text";
  await say(ctx, key, {}, mainKeyboard(ctx));
});

/** The answer to a press that no feature takes any more. */
export const outdatedPress = (ctx: BotContext) =>
  ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true });
