import type { InlineKeyboardButton } from "grammy/types";
import { readAddress } from "#core/desk/configs/readAddress.ts";
import { askDeletion, readStakes } from "#core/people/deletion/askDeletion.ts";
import { wipedAt } from "#core/people/deletion/grace.ts";
import { dayText, keepAccount, privacyPress } from "#core/people/deletion/offerKeeping.ts";
import { askExport } from "#core/people/exports/askExport.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { settleWords } from "../../chat/replaceWords.ts";
import { say } from "../../chat/say.ts";

/** A person's data: told, copied, deleted, and kept after all. */
export const privacy = new Feature("privacy");

const keepRow = (ctx: BotContext): InlineKeyboardButton[] => [
  pressButton(ctx.t("button-keep-account"), privacyPress.keep.pack()),
];

privacy.command("privacy", async (ctx) => {
  const exportRow = [pressButton(ctx.t("button-export"), privacyPress.export.pack())];
  const { deletionAskedAt } = ctx.person;
  if (deletionAskedAt) {
    const values = { day: dayText(wipedAt(deletionAskedAt)) };
    return say(ctx, "privacy-closing", values, [keepRow(ctx), exportRow]);
  }
  const page = await readAddress("PRIVACY_URL");
  return say(ctx, "privacy-about", {}, [
    ...(page ? [[{ text: ctx.t("button-privacy-page"), url: page }]] : []),
    exportRow,
    [pressButton(ctx.t("button-delete-account"), privacyPress.ask.pack())],
  ]);
});

privacy.press(privacyPress.export, async (ctx) => {
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

privacy.press(privacyPress.ask, async (ctx) => {
  const stakes = await stakeLines(ctx);
  await ctx.answerCallbackQuery();
  const values = { day: dayText(wipedAt(new Date())), isMore: stakes ? 1 : 0, stakes };
  await say(ctx, "privacy-delete-ask", values, [
    [{ ...pressButton(ctx.t("button-delete-sure"), privacyPress.sure.pack()), style: "danger" }],
    [pressButton(ctx.t("button-delete-leave"), privacyPress.leave.pack())],
  ]);
});

privacy.press(privacyPress.leave, (ctx) => settleWords(ctx, "privacy-delete-left"));

privacy.press(privacyPress.sure, async (ctx) => {
  try {
    const { wipedAt: day } = await askDeletion(ctx.person.id);
    await settleWords(ctx, "privacy-delete-done", { day: dayText(day) }, [keepRow(ctx)]);
  } catch (error) {
    if (!(error instanceof RuleError && error.code === "forbidden")) throw error;
    await ctx.answerCallbackQuery({ text: ctx.t("privacy-delete-admin"), show_alert: true });
  }
});

privacy.press(privacyPress.keep, async (ctx) => {
  const kept = await keepAccount(ctx.person.id);
  if (!kept) return settleWords(ctx, "privacy-kept-already");
  if (ctx.person.isBanned) return settleWords(ctx, "privacy-kept-banned");
  const link = appLink("market", { path: "/items?tab=archive" });
  const rows = kept.closed > 0 && link ? [[{ text: ctx.t("button-archive"), ...link }]] : [];
  await settleWords(ctx, "privacy-kept", kept, rows);
});
