import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type SortOrder, sortOrders } from "#contract/listings.ts";
import { SearchSynonym } from "#db/models/SearchSynonym.ts";
import { buildListing, findLeaf } from "../../../tests/factories.ts";
import { readListings } from "../feed/readListings.ts";
import { countListings } from "./countListings.ts";
import { refreshLexicon } from "./refreshLexicon.ts";
import { forgetUnderstood } from "./understandQuery.ts";

interface Answer {
  data: { id: number; name: string }[];
  total: number;
  correctedQuery: string | null;
}

interface More {
  sortBy?: SortOrder;
  skip?: number;
  take?: number;
  searchOnlyInTitle?: boolean;
  minPrice?: number;
}

let leaf = 60;
let categoryId = 0;

beforeEach(async () => {
  leaf += 1;
  categoryId = (await findLeaf(leaf)).id;
  forgetUnderstood();
});
afterEach(() => {
  vi.useRealTimers();
});

async function search(words: string, { sortBy = "createdAt|desc", skip = 0, take = 50, ...more }: More = {}) {
  const { text } = await readListings({ categoryId, search: words, sortBy, skip, take, ...more });
  return JSON.parse(text) as Answer;
}
const namesOf = ({ data }: Answer) => data.map(({ name }) => name);
const build = (name: string, more: Partial<Parameters<typeof buildListing>[0]> = {}) =>
  buildListing({ categoryId, name, description: "—", ...more });

test("letters and digits stand apart, and a letter stays with its number", async () => {
  const phone = await build("iPhone13 128гб");
  const galaxy = await build("Galaxy S23");
  await build("Куртка с молнией, рост 23");
  for (const words of ["iphone 13", "iphone13", "айфон 13 128 gb", "128гб", "iphone 128"]) {
    expect(
      (await search(words)).data.map(({ id }) => id),
      words,
    ).toEqual([phone.id]);
  }
  for (const words of ["s23", "s 23", "S23 galaxy"]) {
    expect(
      (await search(words)).data.map(({ id }) => id),
      words,
    ).toEqual([galaxy.id]);
  }
});

describe("words that nobody wrote", () => {
  const titles = ["Холодильник", "Диван", "Айфон новый", "Стол письменный", "Телевизор", "iPhone", "Макбук"];
  beforeAll(async () => {
    for (const name of titles)
      await buildListing({ name, description: "—", categoryId: (await findLeaf(1)).id });
    await refreshLexicon();
  });

  test.each([
    // One edit from four letters, a swap counts as one.
    ["дивн", "диван"],
    ["диавн", "диван"],
    ["двиан", "диван"],
    ["девон", null],
    ["стл", null],
    // Two from eight.
    ["халадильник", "холодильник"],
    ["тиливизор", "телевизор"],
    ["холадилник", "холодильник"],
    ["халадилнек", null],
    // Another layout, both ways.
    ["ljvjdsq", null],
    ["lbdfy", "диван"],
    ["[jkjlbkmybr", "холодильник"],
    ["шзрщту", "iphone"],
    // Together and apart.
    ["столписьменный", "стол письменный"],
  ])("%s is taken for %s", async (typed, meant) => {
    const answer = await readListings({ search: typed, sortBy: "createdAt|desc", skip: 0, take: 50 });
    const { data, correctedQuery } = JSON.parse(answer.text) as Answer;
    expect(correctedQuery).toBe(meant);
    expect(data.length > 0).toBe(meant !== null);
  });

  test.each(["холодиль", "теле"])("%s is carried on, which corrects nothing", async (typed) => {
    const answer = await readListings({ search: typed, sortBy: "createdAt|desc", skip: 0, take: 50 });
    const { data, correctedQuery } = JSON.parse(answer.text) as Answer;
    expect(correctedQuery).toBeNull();
    expect(data.length).toBeGreaterThan(0);
  });

  test("a word that others wrote is corrected by nothing", async () => {
    await build("Диван");
    const { data, correctedQuery } = await search("диваны");
    expect(data).toHaveLength(1);
    expect(correctedQuery).toBeNull();
  });
});

test("what has the words comes before what resembles them, in every order and across pages", async () => {
  for (let copy = 1; copy <= 6; copy += 1)
    await build(`Баклажка ${copy}`, { price: copy * 10, priceSum: copy * 10 });
  for (let copy = 1; copy <= 25; copy += 1) await build(`Баклажан ${copy}`, { price: copy, priceSum: copy });
  for (let copy = 1; copy <= 2; copy += 1) await build(`Баклажак ${copy}`, { price: 5, priceSum: 5 });
  await refreshLexicon();

  const all = await search("баклажак");
  expect(namesOf(all).slice(0, 2)).toEqual(["Баклажак 2", "Баклажак 1"]);
  expect(all.data.length).toBeGreaterThan(20);
  expect(all.correctedQuery).toBeNull();
  expect(all.total).toBe(all.data.length);
  expect((await countListings({ categoryId, search: "баклажак" })).total).toBe(all.total);

  for (const sortBy of ["createdAt|desc", "createdAt|asc", "price|asc", "price|desc"] as const) {
    const whole = (await search("баклажак", { sortBy })).data.map(({ id }) => id);
    const pages: number[] = [];
    for (let skip = 0; skip < whole.length; skip += 3) {
      const page = await search("баклажак", { sortBy, skip, take: 3 });
      expect(page.total).toBe(whole.length);
      pages.push(...page.data.map(({ id }) => id));
    }
    expect(pages).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    expect(namesOf(await search("баклажак", { sortBy, take: 2 })).sort()).toEqual([
      "Баклажак 1",
      "Баклажак 2",
    ]);
  }
});

test("a listing with a word that was never there is found at once", async () => {
  const { id } = await build("Кракозябрище редчайшее");
  for (const words of ["кракозябрище", "Krakozyabrishe", "кракозяб"]) {
    expect(
      (await search(words)).data.map((found) => found.id),
      words,
    ).toEqual([id]);
  }
});

test("synonyms count as the words themselves, and editing them needs nothing else", async () => {
  await build("Muzlatgich Artel");
  expect((await search("холодильник")).total).toBe(1);
  expect((await search("холодос")).total).toBe(1);
  expect((await search("синхрофазотрончик")).total).toBe(0);

  await SearchSynonym.create({ words: ["синхрофазотрончик", "muzlatgich artel"] });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  forgetUnderstood();
  const { total, correctedQuery } = await search("синхрофазотрончик");
  expect([total, correctedQuery]).toEqual([1, null]);
});

test("words that say nothing of the thing are left out, unless they are all there is", async () => {
  await build("Велосипед детский");
  expect((await search("куплю велосипед недорого")).total).toBe(1);
  expect((await search("velosiped sotib olaman")).total).toBe(1);
  expect((await search("куплю")).total).toBe(0);
});

test("a place's name finds what is there, but isn't in the title", async () => {
  await build("Гараж кирпичный");
  expect((await search("гараж ташкент")).total).toBe(1);
  expect((await search("garaj Toshkentda")).total).toBe(1);
  expect((await search("гараж бухара")).total).toBe(0);
  expect((await search("гараж ташкент", { searchOnlyInTitle: true })).total).toBe(0);
});

test("titles and filters narrow both tiers", async () => {
  await build("Пианино", { description: "с табуретом" });
  expect((await search("табурет")).total).toBe(1);
  expect((await search("табурет", { searchOnlyInTitle: true })).total).toBe(0);
  await refreshLexicon();
  expect((await search("табурэт")).total).toBe(1);
  expect((await search("табурэт", { searchOnlyInTitle: true })).total).toBe(0);
  expect((await search("табурэт", { minPrice: 1_000_000 })).total).toBe(0);
});

test.each([
  "':* & | ! ( ) <->",
  "'; drop table listings; --",
  "\\ \\' \\\\",
  "диван' | 'стол",
  "!!!",
  "🙂",
  "'",
  "~r1",
  "a:b:c:*",
  "%_%",
  "ў".repeat(200),
  "диван ".repeat(33),
  "fqajy ".repeat(33),
])("%s does no harm", async (words) => {
  const { total } = await search(words);
  expect(total).toBe(0);
});

test("what is written as typed comes first on all pages, in every order, and is counted with the rest", async () => {
  const names = ["Калина", "Қалин", "Калина"];
  for (let at = 0; at < 30; at += 1) await build(names[at % 3] ?? "", { price: 5 + (at % 7) });
  await refreshLexicon();
  for (const [words, first, count] of [
    ["калина", "Калина", 20],
    ["қалин", "Қалин", 10],
  ] as const) {
    for (const sortBy of sortOrders) {
      const skips = [0, 7, 14, 21, 28];
      const pages = await Promise.all(skips.map((skip) => search(words, { sortBy, skip, take: 7 })));
      const found = pages.flatMap(({ data }) => data);
      expect(new Set(found.map(({ id }) => id)).size).toBe(30);
      expect(found.map(({ name }) => name === first)).toEqual(found.map((_, at) => at < count));
      expect(pages.map(({ total }) => total)).toEqual(skips.map(() => 30));
      const ids = found.slice(0, count).map(({ id }) => id);
      if (sortBy === "createdAt|asc") expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  }
});
