import { beforeAll, describe, expect, test } from "vitest";
import { readListings } from "../listings/readListings.ts";
import { loadCorpus } from "./judged/loadCorpus.ts";
import { readCorpus } from "./judged/readCorpus.ts";
import { type JudgedPair, readPairs } from "./judged/readPairs.ts";
import { refreshLexicon } from "./refreshLexicon.ts";

const SHOWN = 10;
const LEAST_OVERALL = 0.95;
const LEAST_OF_A_KIND = 0.85;

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
    expect(pairs.length).toBeGreaterThanOrEqual(330);
    expect(pairs.flatMap(({ expected }) => expected).filter((key) => !keys.has(key))).toEqual([]);
  });

  test(`recall@${SHOWN} of all pairs is at least ${LEAST_OVERALL}`, () => {
    expect(mean(judged)).toBeGreaterThanOrEqual(LEAST_OVERALL);
  });

  test.each(kinds)(`recall@${SHOWN} of "%s" is at least ${LEAST_OF_A_KIND}`, (kind) => {
    expect(mean(judged.filter((pair) => pair.kind === kind))).toBeGreaterThanOrEqual(LEAST_OF_A_KIND);
  });
});

/** Words somebody searches for, a name that has them, and a newer one that only looks alike. */
const lookAlikes = [
  ["колонка", "Колонка музыкальная", "Калонка музыкальная"],
  ["диван", "Диван велюровый", "Дивон велюровый"],
  ["холодильник", "Холодильник для дачи", "Халадильник для дачи"],
  ["велосипед", "Велосипед взрослый", "Велосепед взрослый"],
  ["samsung", "Samsung televizor", "Samsunk televizor"],
  ["самсунг", "Samsung kolonka", "Самсунк колонка"],
  ["muzlatgich", "Muzlatgich katta", "Muzlatgish katta"],
  ["гилам", "Gilam yangi", "Gulam yangi"],
  ["тандыр", "Тандыр глиняный", "Тандур глиняный"],
  ["перфоратор makita", "Перфоратор Makita", "Перфаратор Makita"],
  ["перфоратор makita", "Перфоратор Makita 2450", "Перфоратор Makida 2450"],
  ["кофта белая", "Кофта белая", "Кофта билая"],
] as const;

test.each(lookAlikes)('for "%s" the exact "%s" comes before the newer "%s"', async (query, exact, alike) => {
  const at = lookAlikes.findIndex((row) => row[1] === exact && row[2] === alike);
  const keys = [`exact-${at}`, `alike-${at}`] as const;
  const listing = (key: string, name: string) => ({
    ...{ key, name, category: "wholesale-goods", description: "Торг", translation: undefined },
  });
  // Each call's listings are newer than those of the calls before.
  await loadCorpus([listing(keys[0], exact)], 1_750_000_000 + at * 2);
  await loadCorpus([listing(keys[1], alike)], 1_760_000_000 + at * 2);
  await refreshLexicon();

  const shown = await search(query, 100);
  expect(shown).toContain(keys[0]);
  const [exactAt, alikeAt] = keys.map((key) => shown.indexOf(key)) as [number, number];
  if (alikeAt >= 0) expect(exactAt).toBeLessThan(alikeAt);
});
