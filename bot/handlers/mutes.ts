import { Composer } from "grammy";
import { type NoticeKind, noticeKinds } from "#contract/notices.ts";
import { muteNotice } from "#core/notices/muteNotice.ts";
import { mutePress } from "#core/notices/mutePress.ts";
import type { BotContext } from "../context.ts";
import { turnButton } from "../turnButton.ts";

/** Presses below notices: hear no more of this kind, and take that back. */
export const mutes = new Composer<BotContext>();

const pressed = (press: string) => new RegExp(`^${press}(${noticeKinds.join("|")})$`);

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
