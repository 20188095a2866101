import { plainDigits } from "#contract/plainDigits.ts";
import { MANAGER_COINS_MAX, may } from "#contract/roles.ts";
import { giveCoins } from "#core/desk/people/giveCoins.ts";
import { type PersonCard, readPersonCard } from "#core/people/accounts/readPersonCard.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say, words } from "../../../chat/say.ts";
import { orRefusal } from "../decisions/adminRefusal.ts";
import { askRows, decidePress, findAsked, keepAsked, replaceQuestion } from "../decisions/askedDecision.ts";
import { findMeant, nameOf, splitWho } from "./findMeant.ts";
import { personPress } from "./personCard.ts";

/** `/coins <who> <+n|-n> <reason>`: gives somebody coins, or takes some. */
export const coinGifts = new Feature("coinGifts", mayDo("money.move"));

const MOST = 100_000;
const REASON_MAX = 300;
const refusals = {
  not_enough_coins: "gift-not-enough",
  forbidden: "gift-refused",
  not_found: "admin-gone",
} as const;

function readGift(rest: string): { coins: number; reason: string } | undefined {
  const [, typed, reason = ""] = /^([+-]\d{1,6})\s+(\S[\s\S]*)$/.exec(plainDigits(rest)) ?? [];
  const coins = Number(typed ?? 0);
  return coins === 0 || Math.abs(coins) > MOST || reason.length > REASON_MAX ? undefined : { coins, reason };
}

const signs = (coins: number) => ({ amount: Math.abs(coins), isGiven: coins > 0 ? 1 : 0 });

async function ask(ctx: BotContext, card: PersonCard, { coins, reason }: { coins: number; reason: string }) {
  if (card.id === ctx.person.id) return say(ctx, "gift-refused");
  if (Math.abs(coins) > MANAGER_COINS_MAX && !may(ctx.person.role, "money.moveAny")) {
    return say(ctx, "right-limit", { coins: MANAGER_COINS_MAX });
  }
  if (card.coins + coins < 0) return say(ctx, "gift-not-enough", { name: nameOf(card) });
  const key = await keepAsked(ctx, { kind: "coins", userId: card.id, coins, reason });
  const values = { ...signs(coins), name: nameOf(card), id: String(card.id), reason, balance: card.coins };
  const rows = askRows(ctx, [pressButton(ctx.t("button-gift", signs(coins)), decidePress.coins.pack(key))]);
  await say(ctx, "gift-ask", values, rows);
}

coinGifts.command("coins", async (ctx) => {
  const { who, rest } = splitWho(ctx.match);
  const gift = readGift(rest);
  if (!gift) return say(ctx, "gift-usage");
  const card = await findMeant(ctx, who);
  if (card) await ask(ctx, card, gift);
});

coinGifts.press(personPress.coins, async (ctx, id) => {
  await ctx.answerCallbackQuery();
  await say(ctx, "gift-how", { id: String(id) });
});

coinGifts.press(decidePress.coins, async (ctx, decision) => {
  const asked = await findAsked(ctx, "coins", decision);
  if (!asked) return;
  const { userId, coins, reason } = asked;
  const name = nameOf(await readPersonCard(userId));
  const giving = { adminId: ctx.person.id, userId, coins, reason, decision };
  const done = await orRefusal(() => giveCoins(giving), refusals);
  if ("refusal" in done) return replaceQuestion(ctx, words(ctx, done.refusal, { name }));
  // A second press of the same question finds it done.
  const balance = done.result ?? (await readPersonCard(userId)).coins;
  await replaceQuestion(ctx, words(ctx, "gift-done", { ...signs(coins), name, balance }));
});
