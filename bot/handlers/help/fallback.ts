import { Composer } from "grammy";
import type { BotContext } from "../../chat/context.ts";
import { isAlbumAnswered } from "../../chat/isAlbumAnswered.ts";
import { isCommand } from "../../chat/isCommand.ts";
import { mainKeyboard } from "../../chat/keyboards.ts";
import { say } from "../../chat/say.ts";

/** Whatever no other handler took; stands last. */
export const fallback = new Composer<BotContext>();

fallback.on("message", async (ctx) => {
  // A mini-app that is given a person's own number sends it here too, and tells its server itself.
  if (ctx.message.contact?.user_id === ctx.from.id) return;
  if (await isAlbumAnswered(ctx)) return;
  const key = isCommand(ctx.message) ? "fallback-command" : "fallback-text";
  await say(ctx, key, {}, mainKeyboard(ctx));
});

fallback.on("callback_query", (ctx) =>
  ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true }),
);
