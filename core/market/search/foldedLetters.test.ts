import { beforeAll, expect, test } from "vitest";
import { APOSTROPHES } from "#contract/apostrophes.ts";
import { loadNames, searchNames } from "../../../lab/judged/market/namesOnly.ts";

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
  ["див\u00adан", "Диван угловой"],
  ["ди\u200bван", "Диван угловой"],
  ...[...APOSTROPHES].flatMap((sign): [string, string][] => [
    [`ko${sign}ylak`, "Koʻylak"],
    [`диван 2000000 so${sign}m`, "Диван угловой"],
  ]),
])("%s finds %s", async (query, name) => {
  expect((await searchNames(query)).names).toEqual([name]);
});
