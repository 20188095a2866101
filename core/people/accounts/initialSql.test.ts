import { expect, test } from "vitest";
import { lettersOf } from "#contract/cutText.ts";
import { rows, text } from "#db/rows.ts";
import { initialSql } from "./initialSql.ts";

async function initialOf(name: string | null) {
  const [row] = await rows({ initial: text }, `select ${initialSql("$name::text")} as initial`, { name });
  return row?.initial;
}

test.each([
  "Каримова",
  "И\u0306осиф",
  "О\u02bbктам",
  "शेखर",
  "क्षत्रिय",
  "हिंदी",
  "👨‍👩‍👧 семья",
  "👍🏽👍",
  "🇺🇿🇷🇺",
  "❤️ А",
  "Ў",
])("of %s the first letter is whole", async (name) => {
  expect(await initialOf(name)).toBe(lettersOf(name).next().value);
});

test("who has no last name has no initial", async () => {
  expect([await initialOf(null), await initialOf("")]).toEqual(["", ""]);
});
