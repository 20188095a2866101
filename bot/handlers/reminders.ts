import { Composer, type Filter } from "grammy";
import { type ReminderKind, reminderKinds } from "#contract/reminders.ts";
import { muteReminder } from "#core/reminders/muteReminder.ts";
import { reminderPress } from "#core/reminders/reminderPress.ts";
import type { BotContext } from "../context.ts";

/** Presses below reminders: hear no more of this kind, and take that back. */
export const reminders = new Composer<BotContext>();

const pressed = (press: string) => new RegExp(`^${press}(${reminderKinds.join("|")})$`);

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

reminders.callbackQuery(pressed(reminderPress.mute), async (ctx) => {
  const kind = ctx.match[1] as ReminderKind;
  await muteReminder(ctx.person.id, { kind, isMuted: true });
  await ctx.answerCallbackQuery({ text: ctx.t("reminder-muted"), show_alert: true });
  const text = ctx.t("button-unmute-reminder");
  await turnButton(ctx, { text, callback_data: reminderPress.unmute + kind });
});

reminders.callbackQuery(pressed(reminderPress.unmute), async (ctx) => {
  const kind = ctx.match[1] as ReminderKind;
  await muteReminder(ctx.person.id, { kind, isMuted: false });
  await ctx.answerCallbackQuery({ text: ctx.t("reminder-unmuted") });
  const text = ctx.t("button-mute-reminder");
  await turnButton(ctx, { text, callback_data: reminderPress.mute + kind });
});
