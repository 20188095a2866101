import { CURRENCY_BEFORE, DOLLARS, PRICE_LABEL, SCALE_WORD, SUM, WORD_BEGIN } from "#contract/priceWords.ts";

/** Words that say how little is asked for. */
export const ONLY = "всего|только|лишь|atigi|faqat|атиги|фақат";

/** Behind a word that asks for a price. */
export const ASKED = new RegExp(
  `${WORD_BEGIN}(?:${PRICE_LABEL}|прошу|за|donasi|донаси|сейчас|теперь|стал[аои]?|hozir|ҳозир|now|итого|jami|жами)[\\s:=.\\-\\p{So}→\\p{Emoji_Modifier}]*(?:${ONLY}|срочно)?\\s*$`,
  "iu",
);

/** Words of selling, which stand before or behind what is asked for. */
export const SELL =
  "прода(?:м|ю|[её]м)|отда(?:м|ю|[её]м)|уступ(?:лю|им|аю|аем)|sot(?:aman|amiz|iladi|ilmoqda)|сот(?:аман|амиз|илади|илмоқда)|ber(?:aman|amiz|iladi)|бер(?:аман|амиз|илади)|selling|asking";
const FOR = "за|по|for|at";
/** Behind and before a word of selling: there stands what it costs now. */
export const SELLING = new RegExp(
  `${WORD_BEGIN}(?:${SELL})(?:\\s+(?:${ONLY}|срочно|${FOR}))*\\s*[:=.-]*\\s*$`,
  "iu",
);
/** The amount for which something is sold; what stands before the word of selling is then its former or face value. */
const AMOUNT = `(?:\\s+\\p{L}+){0,2}(?:\\s+(?:${FOR})\\s+(?=\\d)|[\\s:=.-]+(?:${CURRENCY_BEFORE}|\\d[\\d .,']*(?:${SCALE_WORD}|${SUM}|${DOLLARS}|[kк](?!\\p{L}))))`;
export const SOLD_BEHIND = new RegExp(`^ ?-?(?:ga |га )?(?:${SELL})(?!\\p{L})(?!${AMOUNT})`, "iu");
