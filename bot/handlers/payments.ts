import { Composer } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { appLink } from "#core/bot/appLink.ts";
import { paiseText } from "#core/bot/rupeeText.ts";
import { readBalance } from "#core/ledger/readBalance.ts";
import { buyPack } from "#core/payments/buyPack.ts";
import { describeInvoice } from "#core/payments/createInvoice.ts";
import { listCoinPacks } from "#core/payments/listCoinPacks.ts";
import { readWallet } from "#core/referral/readWallet.ts";
import type { BotContext } from "../context.ts";
import { appRow } from "../keyboards.ts";
import { say, sayHtml, words } from "../say.ts";

/** Coins: how many there are, and how to buy more. */
export const payments = new Composer<BotContext>();

const BUY = "coins";

async function showPacks(ctx: BotContext): Promise<void> {
  const packs = await listCoinPacks();
  if (packs.length === 0) return say(ctx, "coins-none");
  const rows = packs.map(({ id, coins, priceStars: stars }): InlineKeyboardButton[] => [
    { text: ctx.t("button-coin-pack", { coins, stars }), callback_data: `${BUY}:${id}` },
  ]);
  await say(ctx, "coins-packs", {}, rows);
}

payments.command("balance", async (ctx) => {
  const coins = await readBalance(ctx.person.id);
  const paise = await readWallet(ctx.person.id);
  const rewards = paise > 0 ? appLink("shop", { path: "/referral" }) : undefined;
  const parts = [
    words(ctx, "coins-balance", { coins }),
    ...(paise > 0 ? [words(ctx, "balance-referral", { amount: paiseText(paise) })] : []),
  ];
  await sayHtml(ctx, parts.join("\n\n"), [
    [{ text: ctx.t("button-buy-coins"), callback_data: BUY }],
    ...appRow(ctx, "button-promote", "market", "topOnboarding"),
    ...(rewards ? [[{ text: ctx.t("button-rewards"), ...rewards }]] : []),
  ]);
});

// With words behind it, it is an admin's, who gives somebody coins.
payments.command("coins", (ctx, next) =>
  ctx.person.isAdmin && ctx.match.trim() !== "" ? next() : showPacks(ctx),
);

payments.callbackQuery(BUY, async (ctx) => {
  await ctx.answerCallbackQuery();
  await showPacks(ctx);
});

payments.callbackQuery(/^coins:([1-9]\d{0,8})$/, async (ctx) => {
  const transaction = await buyPack(ctx.person.id, Number(ctx.match[1]));
  await ctx.answerCallbackQuery();
  const { title, description, payload, currency, prices } = describeInvoice(transaction, ctx.person.language);
  await ctx.replyWithInvoice(title, description, payload, currency, prices);
});
