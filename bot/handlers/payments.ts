import { Composer } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { readBalance } from "#core/ledger/readBalance.ts";
import { buyPack } from "#core/payments/buyPack.ts";
import { describeInvoice } from "#core/payments/createInvoice.ts";
import { listCoinPacks } from "#core/payments/listCoinPacks.ts";
import type { BotContext } from "../context.ts";
import { appRow } from "../keyboards.ts";
import { say } from "../say.ts";

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
  await say(ctx, "coins-balance", { coins }, [
    [{ text: ctx.t("button-buy-coins"), callback_data: BUY }],
    ...appRow(ctx, "button-promote", "market", "topOnboarding"),
  ]);
});

payments.command("coins", showPacks);

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
