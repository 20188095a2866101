import { beforeAll, expect, test } from "vitest";
import { APOSTROPHES } from "#contract/apostrophes.ts";
import { plainFonts } from "#contract/plainFonts.ts";
import { rows, text } from "#db/rows.ts";
import { loadNames, searchNames } from "../../../tests/namesOnly.ts";

beforeAll(() =>
  loadNames([
    "Shkaf yangi",
    "Choyshab",
    "Музлаткич Samsung",
    "Диван угловой",
    "Koʻylak",
    "Сметана",
    "Çaydan Şirin",
    "Krèslo",
    "Табурѐтка",
    "Айфон १३",
    "𝐕𝐞𝐥𝐨𝐬𝐢𝐩𝐞𝐝 Ｓｐｏｒｔ",
    "Ⓛⓐⓜⓟⓐ 🅽🅴🆆",
    "Чаи\u0306ник",
    "Ковёр",
    "Йўлак",
  ]),
);

test.each([
  ["şkaf", "Shkaf yangi"],
  ["ŞKAF", "Shkaf yangi"],
  ["çoyşab", "Choyshab"],
  ["muzlatkiç", "Музлаткич Samsung"],
  ["köylak", "Koʻylak"],
  ["chaydan", "Çaydan Şirin"],
  ["shirin", "Çaydan Şirin"],
  ["șkaf", "Shkaf yangi"],
  ["kóylak", "Koʻylak"],
  ["kōylak", "Koʻylak"],
  ["divàn", "Диван угловой"],
  ["ди\u0300ва\u0300н", "Диван угловой"],
  ["kreslo", "Krèslo"],
  ["кресло", "Krèslo"],
  ["табуретка", "Табурѐтка"],
  ["айфон 13", "Айфон १३"],
  ["айфон ١٣", "Айфон १३"],
  ["см\u0301етана", "Сметана"],
  ["velosiped", "𝐕𝐞𝐥𝐨𝐬𝐢𝐩𝐞𝐝 Ｓｐｏｒｔ"],
  ["велосипед sport", "𝐕𝐞𝐥𝐨𝐬𝐢𝐩𝐞𝐝 Ｓｐｏｒｔ"],
  // A beginning and a typo: words in other fonts are in the lexicon, too.
  ["velos", "𝐕𝐞𝐥𝐨𝐬𝐢𝐩𝐞𝐝 Ｓｐｏｒｔ"],
  ["velosipet", "𝐕𝐞𝐥𝐨𝐬𝐢𝐩𝐞𝐝 Ｓｐｏｒｔ"],
  ["lampa new", "Ⓛⓐⓜⓟⓐ 🅽🅴🆆"],
  ["𝓈𝒽𝓀𝒶𝒻", "Shkaf yangi"],
  ["ⓢⓗⓚⓐⓕ", "Shkaf yangi"],
  ["🆂🅷🅺🅰🅵", "Shkaf yangi"],
  ["ｓｈｋａｆ", "Shkaf yangi"],
  ["чайник", "Чаи\u0306ник"],
  ["чаи\u0306ник", "Чаи\u0306ник"],
  ["кове\u0308р", "Ковёр"],
  ["и\u0306у\u0306лак", "Йўлак"],
  ["див\u00adан", "Диван угловой"],
  ["ди\u200bван", "Диван угловой"],
  ...[...APOSTROPHES].flatMap((sign): [string, string][] => [
    [`ko${sign}ylak`, "Koʻylak"],
    [`диван 2000000 so${sign}m`, "Диван угловой"],
  ]),
])("%s finds %s", async (query, name) => {
  expect((await searchNames(query)).names).toEqual([name]);
});

test("the database makes letters plain as queries are", async () => {
  const signs = Array.from({ length: 0x1f190 }, (_, code) => code)
    // U+A7F1 is left out: either Node or PostgreSQL may not know the sign yet.
    .filter((code) => code > 0x7f && code !== 0xa7f1 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /^[a-z()]+$/i.test(plainFonts(sign)));
  const read = await rows(
    { sign: text, plain: text },
    "select sign, search_letters(sign) as plain from unnest($signs::text[]) as sign",
    { signs },
  );
  expect(signs.length).toBeGreaterThan(900);
  expect(read.filter(({ sign, plain }) => plain !== plainFonts(sign))).toEqual([]);
});
