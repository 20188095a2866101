import { Composer } from "grammy";
import { type NoticeKind, noticeKinds } from "#contract/notices.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { mutePress, muteWords } from "#core/people/mutes/mutePress.ts";
import type { BotContext } from "../../chat/context.ts";
import { turnButtons } from "../../chat/turnButtons.ts";

/** Presses below notices: hear no more of this kind, and take that back. */
export const mutes = new Composer<BotContext>();

const pressed = (press: string) => new RegExp(`^${press}(${noticeKinds.join("|")})$`);

mutes.callbackQuery(pressed(mutePress.mute), async (ctx) => {
  const kind = ctx.match[1] as NoticeKind;
  await muteNotice(ctx.person.id, { kind, isMuted: true });
  await ctx.answerCallbackQuery({ text: ctx.t(muteWords(kind).muted), show_alert: true });
  await turnButtons(ctx);
});

mutes.callbackQuery(pressed(mutePress.unmute), async (ctx) => {
  const kind = ctx.match[1] as NoticeKind;
  await muteNotice(ctx.person.id, { kind, isMuted: false });
  await ctx.answerCallbackQuery({ text: ctx.t(muteWords(kind).unmuted) });
  await turnButtons(ctx);
});
