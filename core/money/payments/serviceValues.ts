import type { BoughtOffer } from "#contract/promotions.ts";

/** The ordered services, for the words `services`; 0 for those that weren't ordered. */
export function serviceValues(offers: readonly BoughtOffer[]) {
  const of = (type: BoughtOffer["type"]) => offers.find((offer) => offer.type === type);
  const topUp = of("TopUp");
  return {
    times: topUp?.viewMultiply ?? 0,
    topUpDays: topUp?.daysAmount ?? 0,
    isVip: of("Vip") ? 1 : 0,
    premiumDays: of("Premium")?.daysAmount ?? 0,
  };
}
