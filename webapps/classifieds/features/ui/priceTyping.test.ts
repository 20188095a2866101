import { expect, test } from "vitest";
import { noPrices, prices } from "../../../../tests/priceCases.ts";
import { shownPrice, typePrice } from "./priceTyping.ts";

const plain = (text: string) => text.replace(/\s/g, " ");
const typed = (text: string, caret = text.length) => {
  const { text: shown, ...rest } = typePrice(text, caret);
  return { ...rest, text: plain(shown) };
};

test("digits are grouped as prices are shown", () => {
  expect(typed("1250000")).toEqual({ value: 1_250_000, text: "1 250 000", caret: 9 });
  expect(typed("1 250")).toEqual({ value: 1250, text: "1 250", caret: 5 });
  expect(typed("१२५०")).toEqual({ value: 1250, text: "1 250", caret: 5 });
  expect(typed(" ")).toEqual({ value: null, text: "", caret: 0 });
});

test("the caret stays behind the digit it stood behind", () => {
  // A 9 typed after the first digit of "1 250".
  expect(typed("19 250", 2)).toEqual({ value: 19_250, text: "19 250", caret: 2 });
  // And one that makes a new group.
  expect(typed("1 9250", 3)).toEqual({ value: 19_250, text: "19 250", caret: 2 });
  // The middle digit of "1 250 000" deleted.
  expect(typed("1 20 000", 3)).toEqual({ value: 120_000, text: "120 000", caret: 2 });
});

test("zeros in front go, a lone zero stays; too many digits stay to be seen", () => {
  expect(typed("007")).toEqual({ value: 7, text: "7", caret: 1 });
  expect(typed("0")).toEqual({ value: 0, text: "0", caret: 1 });
  expect(typed("12345678901234")).toMatchObject({ value: 12_345_678_901_234, text: "12 345 678 901 234" });
  expect(typed("1234567890123456")).toMatchObject({
    value: Number.POSITIVE_INFINITY,
    text: "1234567890123456",
  });
});

test.each(prices)("%s is %i, and is shown so once it is whole", (text, price) => {
  const read = typePrice(text, 1);
  expect(read.value).toBe(price);
  expect(plain(shownPrice(read))).toBe(plain(new Intl.NumberFormat("ru").format(price)));
});

test.each([...noPrices, "-5", "1e6", "12x34", "договор", "1x 500 000", "100000-500000", "1,5"])(
  "%s isn't guessed at: it stays as it is typed and has no value",
  (text) => {
    const read = typePrice(text, 1);
    expect(Number.isSafeInteger(read.value) && Number(read.value) <= 999_999_999_999).toBe(false);
    if (Number.isNaN(read.value)) expect(shownPrice(read)).toBe(text);
  },
);

test("words are typed on: nothing is put in their place before they are whole", () => {
  for (const text of ["1,", "1,5", "1,5 ", "1,5 м", "1,5 мл", "1,5 млн"]) expect(typed(text).text).toBe(text);
});

test("a blank that a word may follow stays", () => {
  let text = "";
  for (const key of "500 000 сум") text = typed(`${text}${key}`).text;
  expect(text).toBe("500 000 сум");
});
