import { beforeAll, describe, expect, test } from "vitest";
import { readListings } from "#core/market/feed/readListings.ts";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { loadCorpus } from "../../../tests/loadCorpus.ts";
import { readCorpus } from "./readCorpus.ts";
import { type DistinctPair, readDistinct } from "./readDistinct.ts";
import { type JudgedPair, readPairs } from "./readPairs.ts";

const SHOWN = 10;
const LEAST_OVERALL = 0.97;
const LEAST_OF_A_KIND = 0.9;

/** Keys of what a visitor is shown for these words, best first. */
async function search(query: string, take = SHOWN): Promise<string[]> {
  const answer = await readListings({ search: query, sortBy: "createdAt|desc", skip: 0, take });
  return (JSON.parse(answer.text) as { data: { link: string }[] }).data.map(({ link }) => link);
}

interface Judged extends JudgedPair {
  shown: string[];
  /** Share of the right answers that are shown, of at most as many as there is room for. */
  recall: number;
}

async function judge(pair: JudgedPair): Promise<Judged> {
  const shown = await search(pair.query);
  const right = pair.expected.filter((key) => shown.includes(key));
  return { ...pair, shown, recall: right.length / Math.min(SHOWN, pair.expected.length) };
}

const mean = (judged: readonly Judged[]) =>
  judged.reduce((sum, { recall }) => sum + recall, 0) / judged.length;

function describeMisses(judged: readonly Judged[]): string {
  const lines = judged
    .filter(({ recall }) => recall < 1)
    .map(({ kind, query, expected, shown }) => {
      const missing = expected.filter((key) => !shown.includes(key));
      return `${kind}: "${query}" lacks ${missing.join(" ")}; shown ${shown.join(" ") || "nothing"}`;
    });
  return lines.join("\n");
}

describe("what people in Tashkent type finds what they mean", () => {
  const pairs = readPairs();
  const kinds = [...new Set(pairs.map(({ kind }) => kind))];
  const judged: Judged[] = [];

  beforeAll(async () => {
    await loadCorpus(readCorpus());
    await refreshLexicon();
    for (const pair of pairs) judged.push(await judge(pair));
    const table = kinds.map((kind) => {
      const ofKind = judged.filter((pair) => pair.kind === kind);
      return `${kind.padEnd(12)} ${String(ofKind.length).padStart(4)}  ${mean(ofKind).toFixed(3)}`;
    });
    const all = `${"all".padEnd(12)} ${String(judged.length).padStart(4)}  ${mean(judged).toFixed(3)}`;
    process.stdout.write(`\nrecall@${SHOWN}\n${[...table, all].join("\n")}\n${describeMisses(judged)}\n`);
  }, 120_000);

  test("the set is as large as it claims, and names only listings that are there", () => {
    const corpus = readCorpus();
    const keys = new Set(corpus.map(({ key }) => key));
    expect(keys.size).toBe(corpus.length);
    expect(keys.size).toBeGreaterThanOrEqual(450);
    expect(pairs.length).toBeGreaterThanOrEqual(1000);
    expect(pairs.flatMap(({ expected }) => expected).filter((key) => !keys.has(key))).toEqual([]);
  });

  test(`recall@${SHOWN} of all pairs is at least ${LEAST_OVERALL}`, () => {
    expect(mean(judged)).toBeGreaterThanOrEqual(LEAST_OVERALL);
  });

  test.each(kinds)(`recall@${SHOWN} of "%s" is at least ${LEAST_OF_A_KIND}`, (kind) => {
    expect(mean(judged.filter((pair) => pair.kind === kind))).toBeGreaterThanOrEqual(LEAST_OF_A_KIND);
  });
});

describe("what only looks like the words", () => {
  const pairs = readDistinct();
  const misses: string[] = [];

  beforeAll(async () => {
    await loadCorpus(
      pairs.map(({ right }) => right),
      1_730_000_000,
    );
    await loadCorpus(
      pairs.flatMap(({ wrong }) => wrong),
      1_740_000_000,
    );
    await refreshLexicon();
    for (const { query, right, wrong } of pairs) {
      const shown = await search(query, 500);
      const at = shown.indexOf(right.key);
      const before = wrong.filter(({ key }) => shown.includes(key) && shown.indexOf(key) < at);
      const describe = ({ name }: DistinctPair["right"]) => name;
      if (at < 0) misses.push(`"${query}" lacks ${right.name}`);
      else if (before.length > 0)
        misses.push(`"${query}" finds ${before.map(describe).join(", ")} before ${right.name}`);
    }
    const share = (1 - misses.length / pairs.length).toFixed(3);
    process.stdout.write(`\ndistinct ${pairs.length} ${share}\n${misses.join("\n")}\n`);
  }, 120_000);

  test("the set is as large as it claims", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(180);
    expect(pairs.filter(({ wrong }) => wrong.length === 0)).toEqual([]);
  });

  test("always comes after what has them, however new it is", () => {
    expect(misses).toEqual([]);
  });
});

/** A word as somebody misspells it, a name that has it so, and newer ones of what is meant. */
const lookAlikes = [
  ["калонка", "Калонка музыкальная", "Колонка напольная"],
  ["дивон", "Дивон велюровый", "Диван велюровый"],
  ["халадильник", "Халадильник для дачи", "Холодильник для дачи"],
  ["велосепед", "Велосепед взрослый", "Велосипед взрослый"],
  ["samsunk", "Samsunk televizor", "Samsung televizor"],
  ["muzlatgish", "Muzlatgish katta", "Muzlatgich katta"],
  ["гулам", "Gulam yangi", "Gilam yangi"],
  ["тандур", "Тандур глиняный", "Тандыр глиняный"],
  ["перфаратор makita", "Перфаратор Makita", "Перфоратор Makita"],
  ["перфоратор makida", "Перфоратор Makida 2450", "Перфоратор Makita 2450"],
  ["кофта билая", "Кофта билая", "Кофта белая"],
] as const;

const listing = (key: string, name: string) => ({
  key,
  name,
  category: "wholesale-goods",
  description: "Торг",
  translation: undefined,
});
/** Names that are saved together, each newer than all before. */
let since = 1_750_000_000;
async function load(keys: string, name: string, count: number): Promise<string[]> {
  const listings = Array.from({ length: count }, (_, at) => listing(`${keys}-${at}`, name));
  since += 1_000_000;
  await loadCorpus(listings, since);
  return listings.map(({ key }) => key);
}

test.each(lookAlikes)('for "%s" the exact "%s" comes before each newer "%s"', async (query, exact, alike) => {
  const at = lookAlikes.findIndex((row) => row[0] === query);
  const [right] = await load(`exact-${at}`, exact, 1);
  const others = await load(`alike-${at}`, alike, 25);
  await refreshLexicon();

  const shown = await search(query, 500);
  expect(shown[0]).toBe(right);
  expect(others.filter((key) => !shown.includes(key))).toEqual([]);
});

test("what many misspell still finds, behind itself, what many more write", async () => {
  const misspelt = await load("misspelt", "Тринажор", 12);
  const others = await load("spelt", "Тренажор", 260);
  await refreshLexicon();
  const shown = await search("тринажор", 500);
  expect(shown.slice(0, 12).sort()).toEqual(misspelt.sort());
  expect(others.filter((key) => !shown.includes(key))).toEqual([]);
  expect(await search("тренажор", 500)).not.toContain(misspelt[0]);
});
