import { Composer, type Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { readAddress } from "#core/desk/configs/readAddress.ts";
import { askDeletion } from "#core/people/deletion/askDeletion.ts";
import { wipedAt } from "#core/people/deletion/grace.ts";
import { keepAccount } from "#core/people/deletion/keepAccount.ts";
import { dayText, KEEP_PRESS } from "#core/people/deletion/offerKeeping.ts";
import { readStakes } from "#core/people/deletion/readStakes.ts";
import { askExport } from "#core/people/exports/askExport.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import type { BotContext } from "../../chat/context.ts";
import { say, words } from "../../chat/say.ts";

/** What we keep of a person: told, copied, deleted, and kept after all. */
export const privacy = new Composer<BotContext>();

type Press = Filter<BotContext, "callback_query:data">;
type Rows = InlineKeyboardButton[][];

const press = {
  export: "privacy:export",
  ask: "privacy:delete",
  sure: "privacy:delete-sure",
  leave: "privacy:leave",
} as const;

const keepRow = (ctx: BotContext): InlineKeyboardButton[] => [
  { text: ctx.t("button-keep-account"), callback_data: KEEP_PRESS },
];

/** Puts what became of a question in its place. */
async function settle(
  ctx: Press,
  key: string,
  values: Record<string, string | number> = {},
  rows: Rows = [],
) {
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(words(ctx, key, values), {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: rows },
  });
}

privacy.command("privacy", async (ctx) => {
  const exportRow = [{ text: ctx.t("button-export"), callback_data: press.export }];
  const { deletionAskedAt } = ctx.person;
  if (deletionAskedAt) {
    const values = { day: dayText(wipedAt(deletionAskedAt)) };
    return say(ctx, "privacy-closing", values, [keepRow(ctx), exportRow]);
  }
  const page = await readAddress("PRIVACY_URL");
  return say(ctx, "privacy-about", {}, [
    ...(page ? [[{ text: ctx.t("button-privacy-page"), url: page }]] : []),
    exportRow,
    [{ text: ctx.t("button-delete-account"), callback_data: press.ask }],
  ]);
});

privacy.callbackQuery(press.export, async (ctx) => {
  const isAsked = await askExport(ctx.person.id);
  const text = ctx.t(isAsked ? "privacy-export-asked" : "privacy-export-recent");
  await ctx.answerCallbackQuery({ text, show_alert: true });
});

/** A line for each thing that would be lost, goes on or stays. */
async function stakeLines(ctx: BotContext): Promise<string> {
  const { listings, orders, coins, paise } = await readStakes(ctx.person.id);
  return [
    ...(listings > 0 ? [ctx.t("privacy-stake-listings", { count: listings })] : []),
    ...(orders > 0 ? [ctx.t("privacy-stake-orders", { count: orders })] : []),
    ...(coins > 0 ? [ctx.t("privacy-stake-coins", { count: coins })] : []),
    ...(paise > 0 ? [ctx.t("privacy-stake-rupees", { amount: paiseText(paise) })] : []),
    ...(ctx.person.isBanned ? [ctx.t("privacy-stake-banned")] : []),
  ].join("\n");
}

privacy.callbackQuery(press.ask, async (ctx) => {
  const stakes = await stakeLines(ctx);
  await ctx.answerCallbackQuery();
  const values = { day: dayText(wipedAt(new Date())), isMore: stakes ? 1 : 0, stakes };
  await say(ctx, "privacy-delete-ask", values, [
    [{ text: ctx.t("button-delete-sure"), callback_data: press.sure, style: "danger" }],
    [{ text: ctx.t("button-delete-leave"), callback_data: press.leave }],
  ]);
});

privacy.callbackQuery(press.leave, (ctx) => settle(ctx, "privacy-delete-left"));

privacy.callbackQuery(press.sure, async (ctx) => {
  try {
    const { wipedAt: day } = await askDeletion(ctx.person.id);
    await settle(ctx, "privacy-delete-done", { day: dayText(day) }, [keepRow(ctx)]);
  } catch (error) {
    if (!(error instanceof RuleError && error.code === "forbidden")) throw error;
    await ctx.answerCallbackQuery({ text: ctx.t("privacy-delete-admin"), show_alert: true });
  }
});

privacy.callbackQuery(KEEP_PRESS, async (ctx) => {
  const kept = await keepAccount(ctx.person.id);
  if (!kept) return settle(ctx, "privacy-kept-already");
  if (ctx.person.isBanned) return settle(ctx, "privacy-kept-banned");
  const link = appLink("market", { path: "/items?tab=archive" });
  const rows = kept.closed > 0 && link ? [[{ text: ctx.t("button-archive"), ...link }]] : [];
  await settle(ctx, "privacy-kept", kept, rows);
});
