import { beforeAll, describe, expect, test } from "vitest";
import type { ProductFound } from "#contract/products.ts";
import { searchProducts } from "#core/shop/products/searchProducts.ts";
import { shopCategories } from "#db/seeds/demo/shop/products/products.ts";
import { seedShop } from "#db/seeds/demo/shop/seedShop.ts";
import { shopRules } from "../../../scripts/shopRules.ts";
import { buildUser } from "../../../tests/factories.ts";
import { type JudgedPair, judgedPairs, titles } from "./pairs.ts";

const SHOWN = 10;
const FIRST = 5;
const LEAST_RECALL = 0.95;
const LEAST_PRECISION = 0.9;
const LEAST_OF_A_KIND = 0.85;

const keyOf = (name: string) =>
  Object.keys(titles).find((key) => name.startsWith(titles[key] ?? " ")) ?? name;

/** Keys of what a shopper is shown, best first. */
async function search(query: string): Promise<string[]> {
  const { text } = await searchProducts({ query, skip: 0, take: SHOWN });
  return (JSON.parse(text) as ProductFound[]).map(({ name }) => keyOf(name));
}

interface Judged extends JudgedPair {
  shown: string[];
  /** Share of what is right that is shown; undefined where nothing is. */
  recall: number | undefined;
  /** Share of the first five, or of as many as there are, that is right; of nothing all is. */
  precision: number;
}

async function judge(pair: JudgedPair): Promise<Judged> {
  const shown = await search(pair.query);
  const right = pair.right.filter((key) => shown.includes(key)).length;
  const first = shown.slice(0, FIRST);
  const wrong = first.filter((key) => !pair.right.includes(key)).length;
  return {
    ...pair,
    shown,
    precision: first.length === 0 ? 1 : 1 - wrong / first.length,
    recall: pair.right.length === 0 ? undefined : right / pair.right.length,
  };
}

function mean(numbers: readonly (number | undefined)[]): number {
  const told = numbers.filter((one) => one !== undefined);
  return told.length === 0 ? 1 : told.reduce((sum, one) => sum + one, 0) / told.length;
}
const recallOf = (judged: readonly Judged[]) => mean(judged.map(({ recall }) => recall));
const precisionOf = (judged: readonly Judged[]) => mean(judged.map(({ precision }) => precision));

describe("what shoppers type finds what the demo shop has, and little else", () => {
  const kinds = [...new Set(judgedPairs.map(({ kind }) => kind))];
  const judged: Judged[] = [];
  const ofKind = (kind: string) => judged.filter((pair) => pair.kind === kind);

  beforeAll(async () => {
    await buildUser({ telegramId: 5_000_001 });
    await seedShop({ say: () => {}, rules: shopRules });
    for (const pair of judgedPairs) judged.push(await judge(pair));
    const row = (name: string, some: readonly Judged[]) =>
      `${name.padEnd(12)} ${String(some.length).padStart(4)}  ${recallOf(some).toFixed(3)}  ${precisionOf(some).toFixed(3)}`;
    const table = [...kinds.map((kind) => row(kind, ofKind(kind))), row("all", judged)];
    const misses = judged
      .filter(({ recall, precision }) => (recall ?? 1) < 1 || precision < 1)
      .map(
        ({ kind, query, right, shown }) =>
          `${kind}: "${query}" ${right.join(" ") || "nothing"}; shown ${shown.join(" ") || "nothing"}`,
      );
    process.stdout.write(
      `\nshop: recall@${SHOWN}, precision@${FIRST}\n${[...table, ...misses].join("\n")}\n`,
    );
  }, 120_000);

  test("the set is as large as it claims, in three ways of writing, and of every product", () => {
    expect(judgedPairs.length).toBeGreaterThanOrEqual(300);
    expect(new Set(judgedPairs.map(({ query }) => query)).size).toBe(judgedPairs.length);
    for (const kind of ["english", "hindi", "latinHindi"])
      expect(ofKind(kind).length).toBeGreaterThanOrEqual(45);
    const sold = shopCategories.flatMap(({ products }) => products.map(({ title }) => keyOf(title[0])));
    expect(sold.toSorted()).toEqual(Object.keys(titles).toSorted());
    const asked = new Set(judgedPairs.flatMap(({ right }) => right));
    expect([...asked].toSorted()).toEqual(sold.toSorted());
  });

  test(`recall@${SHOWN} is at least ${LEAST_RECALL}`, () => {
    expect(recallOf(judged)).toBeGreaterThanOrEqual(LEAST_RECALL);
  });

  test(`precision@${FIRST} is at least ${LEAST_PRECISION}`, () => {
    expect(precisionOf(judged)).toBeGreaterThanOrEqual(LEAST_PRECISION);
  });

  test.each(kinds)(`of "%s" neither is below ${LEAST_OF_A_KIND}`, (kind) => {
    expect(recallOf(ofKind(kind))).toBeGreaterThanOrEqual(LEAST_OF_A_KIND);
    expect(precisionOf(ofKind(kind))).toBeGreaterThanOrEqual(LEAST_OF_A_KIND);
  });
});
