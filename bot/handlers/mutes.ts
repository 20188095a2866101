import { Composer } from "grammy";
import { type NoticeKind, noticeKinds } from "#contract/notices.ts";
import { muteNotice } from "#core/notices/muteNotice.ts";
import { mutePress, muteWords } from "#core/notices/mutePress.ts";
import type { BotContext } from "../context.ts";
import { turnButton } from "../turnButton.ts";

/** Presses below notices: hear no more of this kind, and take that back. */
export const mutes = new Composer<BotContext>();

const pressed = (press: string) => new RegExp(`^${press}(${noticeKinds.join("|")})$`);

mutes.callbackQuery(pressed(mutePress.mute), async (ctx) => {
  const kind = ctx.match[1] as NoticeKind;
  await muteNotice(ctx.person.id, { kind, isMuted: true });
  const keys = muteWords(kind);
  await ctx.answerCallbackQuery({ text: ctx.t(keys.muted), show_alert: true });
  const text = ctx.t(keys.unmute);
  await turnButton(ctx, { text, callback_data: mutePress.unmute + kind });
});

mutes.callbackQuery(pressed(mutePress.unmute), async (ctx) => {
  const kind = ctx.match[1] as NoticeKind;
  await muteNotice(ctx.person.id, { kind, isMuted: false });
  const keys = muteWords(kind);
  await ctx.answerCallbackQuery({ text: ctx.t(keys.unmuted) });
  const text = ctx.t(keys.mute);
  await turnButton(ctx, { text, callback_data: mutePress.mute + kind });
});
