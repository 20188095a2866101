import type { InlineKeyboardButton } from "grammy/types";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { buyPack } from "#core/money/payments/buyPack.ts";
import { describeInvoice } from "#core/money/payments/createInvoice.ts";
import { listCoinPacks } from "#core/money/payments/listCoinPacks.ts";
import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import { idPart, optional, press, pressButton } from "#core/platform/telegram/press.ts";
import { readWallet } from "#core/shop/referral/listBalance.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { appRow, firstApp } from "../../chat/keyboards.ts";
import { mayDo } from "../../chat/rights.ts";
import { say, sayHtml, words } from "../../chat/say.ts";

/** Coins: how many there are, and how to buy more. */
export const payments = new Feature("payments");

/** Shows the packs of coins, or sends the invoice of one. */
const coinsPress = press("coins", optional(idPart));

async function showPacks(ctx: BotContext): Promise<void> {
  const packs = await listCoinPacks();
  if (packs.length === 0) return say(ctx, "coins-none");
  const rows = packs.map(({ id, coins, priceStars: stars }): InlineKeyboardButton[] => [
    pressButton(ctx.t("button-coin-pack", { coins, stars }), coinsPress.pack(id)),
  ]);
  await say(ctx, "coins-packs", {}, rows);
}

/** Coins promote listings, rewards lower the price of an order: who came for the one isn't told of the other in vain. */
payments.command("balance", async (ctx) => {
  const [coins, paise] = [await readBalance(ctx.person.id), await readWallet(ctx.person.id)];
  const isShopper = firstApp(ctx.person.language) === "shop";
  const rewards = paise > 0 || isShopper ? appLink("shop", { path: "/referral" }) : undefined;
  const ofShop = {
    said: paise > 0 ? [words(ctx, "balance-referral", { amount: paiseText(paise) })] : [],
    rows: rewards ? [[{ text: ctx.t("button-rewards"), ...rewards }]] : [],
  };
  const ofMarket = {
    said: [words(ctx, "coins-balance", { coins })],
    rows: [
      [pressButton(ctx.t("button-buy-coins"), coinsPress.pack())],
      ...appRow(ctx, "button-promote", "market", "topOnboarding"),
    ],
  };
  if (isShopper && ofShop.said.length === 0) ofShop.said.push(words(ctx, "balance-no-rewards"));
  const parts: { said: string[]; rows: InlineKeyboardButton[][] }[] = isShopper
    ? [ofShop, ...(coins > 0 ? [ofMarket] : [])]
    : [ofMarket, ofShop];
  const said = parts.flatMap((part) => part.said).join("\n\n");
  await sayHtml(
    ctx,
    said,
    parts.flatMap(({ rows }) => rows),
  );
});

// With words behind it, it is an admin's, who gives somebody coins.
const mayGive = mayDo("money.move");

payments.command("coins", (ctx, next) => (mayGive(ctx) && ctx.match.trim() !== "" ? next() : showPacks(ctx)));

payments.press(coinsPress, async (ctx, pack) => {
  if (pack === undefined) {
    await ctx.answerCallbackQuery();
    return showPacks(ctx);
  }
  const transaction = await buyPack(ctx.person.id, pack);
  await ctx.answerCallbackQuery();
  const { title, description, payload, currency, prices } = describeInvoice(transaction, ctx.person.language);
  await ctx.replyWithInvoice(title, description, payload, currency, prices);
});
