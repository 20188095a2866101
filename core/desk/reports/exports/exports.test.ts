import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { EXPORT_LINK_SECONDS } from "#contract/reportKinds.ts";
import { makeAccessToken } from "#core/people/auth/accessTokens.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../../tests/factories.ts";
import { fillWithReports, seeded } from "../../../../tests/reportFactories.ts";
import { readPurchases } from "../readPurchases.ts";
import { readRange } from "../readRange.ts";
import { readSearches } from "../readSearches.ts";
import { makeExportToken, readExportToken } from "./exportTokens.ts";
import { makeExport, openExport } from "./makeExport.ts";
import { EXPORT_ROWS_MAX, sheetOf } from "./sheetOf.ts";

const HALF_DAY = 43_200_000_000;
const days = { startDate: "2026-10-01", endDate: "2026-10-31" };
const range = readRange(days);
const wish = { adminId: 7, section: "users", format: "csv", language: "en", ...range } as const;

beforeAll(async () => {
  const chances = seeded(6);
  const october = Date.UTC(2026, 9, 1) * 1000;
  await fillWithReports({ ...chances, moment: () => october + chances.below(60) * HALF_DAY });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a link's token is good for five minutes, and for nothing else", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const token = await makeExportToken(wish, new Date());
  expect(await readExportToken(token)).toEqual(wish);
  vi.setSystemTime(Date.now() + EXPORT_LINK_SECONDS * 1000 - 1000);
  expect(await readExportToken(token)).toEqual(wish);
  vi.setSystemTime(Date.now() + 1000);
  await expect(readExportToken(token)).rejects.toMatchObject({ code: "not_found" });
  await expect(readExportToken(await makeAccessToken(7, new Date()))).rejects.toMatchObject({
    code: "not_found",
  });
});

test("totals of products are their sums, and of their size a dash; sources follow below", async () => {
  const purchases = await readPurchases(range, { isExpired: false });
  const { tables } = await sheetOf("purchases", range, "ru");
  const [products, sources] = tables;
  expect(products!.rows).toHaveLength(purchases.length);
  expect(products!.columns.slice(0, 6).map(({ title }) => title)).toEqual([
    "Товар",
    "Всего групп",
    "Участники во всех группах",
    "Новые участники, включая прежние группы",
    "Завершённые группы",
    "Размер группы",
  ]);
  const sum = (key: "totalGroups" | "totalParticipantsWithOld") =>
    purchases.reduce((all, row) => all + row[key], 0);
  expect(products!.totals!.slice(0, 2)).toEqual(["Итого", sum("totalGroups")]);
  expect(products!.totals!.slice(3, 6)).toEqual([sum("totalParticipantsWithOld"), expect.any(Number), "–"]);
  expect(sources!.rows).toHaveLength(purchases.flatMap(({ utmData }) => utmData).length);
});

test("ways of joining are parts of a hundred, and nothing of nothing", async () => {
  const { tables } = await sheetOf("joins", range, "en");
  const [table] = tables;
  expect(table!.rows).toHaveLength(4);
  const parts = table!.rows.map(([, , part]) => Number(part));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 3);
  expect(table!.totals).toEqual(["Total", expect.any(Number), 1]);
  const empty = await sheetOf("joins", readRange({ startDate: "2020-01-01", endDate: "2020-01-01" }), "en");
  expect(empty.tables[0]!.totals).toEqual(["Total", 0, 0]);
});

test("what is on sale and what no longer is are saved together, and all sections each once", async () => {
  const { id } = await buildUser({ id: 10_001, isAdmin: true });
  const fileOf = async (section: "purchases" | "all") => {
    const { link, name } = await makeExport(id, { ...days, section, format: "csv", language: "en" });
    const { build } = await openExport(link.split("/")[4]!, name);
    return (await build()).toString("utf8").slice(1).split("\r\n");
  };
  const purchases = ["Purchases", "Purchases: Sources", "No longer on sale", "No longer on sale: Sources"];
  expect((await fileOf("purchases")).filter((line) => purchases.includes(line))).toEqual(purchases);
  const titles = ["Joins", "Notifications", "App opens", "Users", "Sharing", "Searches"];
  const lines = await fileOf("all");
  expect(lines.filter((line) => [...purchases, ...titles].includes(line))).toEqual([
    ...purchases.slice(0, 2),
    ...titles,
    ...purchases.slice(2),
  ]);
});

test("more searches than a file may have are one row together, and the total stays whole", async () => {
  await sequelize.query(
    `insert into searches (query, created_at)
     select 'q' || number, timestamptz '2026-03-01 12:00Z' from generate_series(1, ${EXPORT_ROWS_MAX + 50}) number`,
  );
  const march = readRange({ startDate: "2026-03-01", endDate: "2026-03-31" });
  const [table] = (await sheetOf("searches", march, "en")).tables;
  expect(table!.rows).toHaveLength(EXPORT_ROWS_MAX + 1);
  expect(table!.rows.at(-1)).toEqual(["(other queries)", 50]);
  expect(table!.totals).toEqual(["Total", EXPORT_ROWS_MAX + 50]);
});

test("searches are all there, as they are counted", async () => {
  const [table] = (await sheetOf("searches", range, "en")).tables;
  expect(table!.rows).toEqual((await readSearches(range)).map(({ query, count }) => [query, count]));
});
