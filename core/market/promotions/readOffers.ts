import type { Language } from "#contract/languages.ts";
import { promotionTypes } from "#contract/payKinds.ts";
import type { PromotionOffer as Offer, TopUpValue } from "#contract/promotions.ts";
import { starsPrice } from "#contract/starsPrice.ts";
import { listCoinPacks } from "#core/money/payments/listCoinPacks.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { PromotionOffer } from "#db/models/PromotionOffer.ts";

type Packs = Parameters<typeof starsPrice>[1];

function price({ id, cost, fakeCost, gtmEventName }: PromotionOffer, packs: Packs) {
  const discount = fakeCost === null ? null : Math.floor((100 * (fakeCost - cost)) / fakeCost);
  return { id, cost, stars: starsPrice(cost, packs) ?? null, fakeCost, discount, gtmEventName };
}

const describeValue =
  (language: Language, packs: Packs) =>
  (offer: PromotionOffer): TopUpValue => ({
    ...price(offer, packs),
    daysAmount: offer.daysAmount ?? 0,
    daysAmountText: translate(language, "days", { count: offer.daysAmount ?? 0 }),
    viewMultiply: offer.viewMultiply ?? 0,
    icon: offer.icon,
  });

function describe(
  [first, ...others]: [PromotionOffer, ...PromotionOffer[]],
  language: Language,
  packs: Packs,
): Offer {
  const isRussian = language === "ru";
  return {
    ...price(first, packs),
    header: isRussian ? first.headerRu : first.headerUz,
    text: isRussian ? first.textRu : first.textUz,
    cardHeader: isRussian ? first.cardHeaderRu : first.cardHeaderUz,
    cardText: isRussian ? first.cardTextRu : first.cardTextUz,
    icon: first.icon,
    daysAmount: first.daysAmount,
    values: first.type === "TopUp" ? [first, ...others].map(describeValue(language, packs)) : [],
  };
}

/** Reads the services for a listing, by type, in a language; a type without offers is absent. */
export function readOffers(language: "ru" | "uz"): Promise<ReadyJson> {
  return keepReady(`offers:${language}`, async () => {
    const offers = await PromotionOffer.findAll({ where: { isOffered: true }, order: ["position"] });
    const packs = await listCoinPacks();
    const described = promotionTypes.flatMap((type) => {
      const [first, ...others] = offers.filter((offer) => offer.type === type);
      return first ? [[type, describe([first, ...others], language, packs)] as const] : [];
    });
    return JSON.stringify(Object.fromEntries(described));
  });
}
