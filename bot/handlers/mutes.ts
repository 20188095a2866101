import { Composer, type Filter } from "grammy";
import { type NoticeKind, noticeKinds } from "#contract/notices.ts";
import { muteNotice } from "#core/notices/muteNotice.ts";
import { mutePress } from "#core/notices/mutePress.ts";
import type { BotContext } from "../context.ts";

/** Presses below notices: hear no more of this kind, and take that back. */
export const mutes = new Composer<BotContext>();

const pressed = (press: string) => new RegExp(`^${press}(${noticeKinds.join("|")})$`);

/** The button that was pressed becomes the one that undoes it; all others stay. */
async function turnButton(
  ctx: Filter<BotContext, "callback_query:data">,
  button: { text: string; callback_data: string },
): Promise<void> {
  const { message, data } = ctx.callbackQuery;
  const rows = message?.reply_markup?.inline_keyboard ?? [];
  if (rows.length === 0) return;
  const inline_keyboard = rows.map((row) =>
    row.map((other) => ("callback_data" in other && other.callback_data === data ? button : other)),
  );
  await ctx.editMessageReplyMarkup({ reply_markup: { inline_keyboard } });
}

mutes.callbackQuery(pressed(mutePress.mute), async (ctx) => {
  const kind = ctx.match[1] as NoticeKind;
  await muteNotice(ctx.person.id, { kind, isMuted: true });
  await ctx.answerCallbackQuery({ text: ctx.t("reminder-muted"), show_alert: true });
  const text = ctx.t("button-unmute-reminder");
  await turnButton(ctx, { text, callback_data: mutePress.unmute + kind });
});

mutes.callbackQuery(pressed(mutePress.unmute), async (ctx) => {
  const kind = ctx.match[1] as NoticeKind;
  await muteNotice(ctx.person.id, { kind, isMuted: false });
  await ctx.answerCallbackQuery({ text: ctx.t("reminder-unmuted") });
  const text = ctx.t("button-mute-reminder");
  await turnButton(ctx, { text, callback_data: mutePress.mute + kind });
});
