import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { mutePress, muteWords } from "#core/people/mutes/mutePress.ts";
import { Feature } from "../../chat/feature.ts";
import { turnButtons } from "../../chat/turnButtons.ts";

/** Presses below notices: hear no more of this kind, and take that back. */
export const mutes = new Feature("mutes");

mutes.press(mutePress.mute, async (ctx, kind) => {
  await muteNotice(ctx.person.id, { kind, isMuted: true });
  await ctx.answerCallbackQuery({ text: ctx.t(muteWords(kind).muted), show_alert: true });
  await turnButtons(ctx);
});

mutes.press(mutePress.unmute, async (ctx, kind) => {
  await muteNotice(ctx.person.id, { kind, isMuted: false });
  await ctx.answerCallbackQuery({ text: ctx.t(muteWords(kind).unmuted) });
  await turnButtons(ctx);
});
