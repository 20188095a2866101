import { PRICE_LABEL, WORD_BEGIN } from "#contract/priceWords.ts";

const ONLY = "всего|только|лишь|atigi|faqat|атиги|фақат|срочно";

/** Behind a word that asks for a price. */
export const ASKED = new RegExp(
  `${WORD_BEGIN}(?:${PRICE_LABEL}|прошу|за|donasi|донаси)\\s*[:=.-]*\\s*(?:${ONLY})?\\s*$`,
  "iu",
);

const SELL =
  "прода(?:м|ю|[её]м)|отда(?:м|ю|[её]м)|уступ(?:лю|им)|sot(?:aman|amiz|iladi|ilmoqda)|сот(?:аман|амиз|илади|илмоқда)|beraman|бераман|selling|asking";
/** Behind and before a word of selling: there stands what it costs now. */
export const SELLING = new RegExp(
  `${WORD_BEGIN}(?:${SELL})(?:\\s+(?:${ONLY}|за|по|for))*\\s*[:=.-]*\\s*$`,
  "iu",
);
export const SOLD_BEHIND = new RegExp(`^ ?-?(?:ga |га )?(?:${SELL})(?!\\p{L})`, "iu");
