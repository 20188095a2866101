import { expect, test } from "vitest";
import { splitTyped } from "./emphasis.ts";

const marked = (text: string, typed: string) =>
  splitTyped(text, typed)
    .map((piece) => (piece.isTyped ? `[${piece.text}]` : piece.text))
    .join("");

test.each([
  ["велосипед детский", "вело", "[вело]сипед детский"],
  ["Айфон 13 Pro", "айфон 13", "[Айфон] [13] Pro"],
  ["детский велосипед", "вел дет", "[дет]ский [вел]осипед"],
  ["стол и столик", "стол", "[стол] и [стол]ик"],
  ["ёлка", "ел", "[ёл]ка"],
  ["oʻyinchoq", "o'yin", "[oʻyin]choq"],
  ["самовар", "вар", "самовар"],
  ["велосипед", "velo", "велосипед"],
  ["İPhone", "ip", "İPhone"],
  ["велосипед", " ", "велосипед"],
])("of %s, typed as %s", (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test("nothing of the text is lost or doubled", () => {
  const text = "  диван  угловой, новый ";
  expect(
    splitTyped(text, "угл")
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
