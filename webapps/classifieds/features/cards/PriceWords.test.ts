import { expect, test } from "vitest";
import { priceWords } from "./PriceWords.tsx";

const wordsOf = (price: number, isNegotiable: boolean) =>
  priceWords({ price, currency: "UYE", isNegotiable }, (key) => key);

test("a named price is told whether or not it is bargained over, and only one of 0 is not", () => {
  expect(wordsOf(300, false)).toEqual({ words: "300 money.unit" });
  expect(wordsOf(300, true)).toEqual({ words: "300 money.unit", mark: "card.bargain" });
  expect(wordsOf(0, true)).toEqual({ words: "card.negotiable" });
  expect(wordsOf(0, false)).toEqual({ words: "card.negotiable" });
});
