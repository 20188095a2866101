import { Composer } from "grammy";
import type { BotContext } from "../context.ts";
import { mainKeyboard } from "../keyboards.ts";
import { say } from "../say.ts";

/** Whatever no other handler took; stands last. */
export const fallback = new Composer<BotContext>();

fallback.on("message", async (ctx) => {
  const album = ctx.message.media_group_id;
  if (album) {
    const session = await ctx.session;
    if (session.answeredAlbum === album) return;
    ctx.session = { ...session, answeredAlbum: album };
  }
  await say(ctx, "fallback-text", {}, mainKeyboard(ctx));
});

fallback.on("callback_query", (ctx) =>
  ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true }),
);
