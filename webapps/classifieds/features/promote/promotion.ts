import { COIN_SUM } from "#contract/limits.ts";
import { type PromotionType, promotionTypes } from "#contract/payKinds.ts";
import type { CoinPack } from "#contract/payments.ts";
import type { PromotionOffer, PromotionReceipt, TopUpValue } from "#contract/promotions.ts";

/** The offers for a listing, by type; a type that isn't sold is absent. */
export type Offers = Partial<Record<PromotionType, PromotionOffer>>;
/** A person's choice: the id of one offer of a type. */
export type Choice = Partial<Record<PromotionType, number>>;

export type WizardStep = PromotionType | "payment_summary" | "payment";

/** The steps in their order; a service that isn't sold has none. */
export function stepsOf(offers: Offers): WizardStep[] {
  const services: WizardStep[] = promotionTypes.filter((type) => offers[type]);
  return services.length > 0 ? [...services, "payment_summary", "payment"] : [];
}

/** Returns the options of a type, in order: the values of TopUp, and the offer itself for other types. */
function optionsOf(offers: Offers, type: PromotionType): (PromotionOffer | TopUpValue)[] {
  const offer = offers[type];
  if (!offer) return [];
  return type === "TopUp" ? offer.values : [offer];
}

/** Takes a service in place of any other of its type. */
export const choose = (choice: Choice, type: PromotionType, id: number): Choice => ({
  ...choice,
  [type]: id,
});

/** Takes a service out. */
export function drop({ ...choice }: Choice, type: PromotionType): Choice {
  delete choice[type];
  return choice;
}

/** As it must be where TopUp is chosen: something always is, the first of it unless another was. */
export function restoreTopUp(choice: Choice, offers: Offers): Choice {
  const options = optionsOf(offers, "TopUp");
  const isThere = options.some(({ id }) => id === choice.TopUp);
  const first = options[0];
  return isThere || !first ? choice : choose(choice, "TopUp", first.id);
}

/** One chosen service; costs in coins. */
export interface Line {
  type: PromotionType;
  id: number;
  name: string;
  cost: number;
  fakeCost: number | null;
  gtmEventName: string;
  /** Which value of TopUp it is. */
  value: TopUpValue | undefined;
  /** Days it runs; null of VIP. */
  daysAmount: number | null;
}

/** Returns the chosen offers that are still sold, in the order of the steps. */
export function linesOf(offers: Offers, choice: Choice): Line[] {
  return promotionTypes.flatMap((type) => {
    const chosen = optionsOf(offers, type).find(({ id }) => id === choice[type]);
    const name = offers[type]?.cardHeader;
    if (!chosen || name === undefined) return [];
    const { id, cost, fakeCost, gtmEventName, daysAmount } = chosen;
    const value = "viewMultiply" in chosen ? chosen : undefined;
    return [{ type, id, name, cost, fakeCost, gtmEventName, value, daysAmount }];
  });
}

/** The cost of it all in coins, and what is saved of the struck prices. */
export function totalOf(lines: readonly Pick<Line, "cost" | "fakeCost">[]) {
  return {
    coins: lines.reduce((sum, { cost }) => sum + cost, 0),
    saved: lines.reduce((sum, { cost, fakeCost }) => sum + Math.max(0, (fakeCost ?? cost) - cost), 0),
  };
}

/** Tells one order from another, by what it is for and its price. */
export const orderKey = (featureIds: readonly number[], cost: number) => `${featureIds}:${cost}`;

/** Coins in sum. */
export const inSum = (coins: number) => coins * COIN_SUM;

/** The smallest pack that holds so many coins, else the largest; undefined when none is sold. */
export function packFor(packs: readonly CoinPack[], coins: number): CoinPack | undefined {
  const bySize = [...packs].sort((one, other) => one.coins - other.coins);
  return bySize.find((pack) => pack.coins >= coins) ?? bySize.at(-1);
}

/** Premium runs so many days at most. */
const PREMIUM_DAYS_MAX = 7;

/** Whether a listing has as much of VIP or Premium as there is, so that the server wouldn't sell it more. */
export function hasWhole(
  running: Pick<PromotionReceipt, "type" | "place" | "daysLeft"> | undefined,
  daysAmount: number | null,
): boolean {
  if (!running) return false;
  if (running.type === "Vip") return running.place === 1;
  const daysLeft = running.daysLeft ?? 0;
  return running.type === "Premium" && daysLeft > 0 && daysLeft + (daysAmount ?? 0) > PREMIUM_DAYS_MAX;
}
