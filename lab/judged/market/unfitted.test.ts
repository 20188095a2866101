import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readListings } from "#core/market/feed/readListings.ts";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { seedDemo } from "#db/seeds/demo/seedDemo.ts";
import { type DrawnTypo, drawTypos } from "./drawTypos.ts";

const TYPOS = 400;
const SHOWN = 10;
/** In so many names of the demo market's two thousand a word is a common one. */
const COMMON = 3;
const LEAST_RECALL = 0.77;

async function search(query: string, take: number): Promise<string[]> {
  const { text } = await readListings({ search: query, sortBy: "createdAt|desc", skip: 0, take });
  return (JSON.parse(text) as { data: { link: string }[] }).data.map(({ link }) => link);
}

interface Judged extends DrawnTypo {
  recall: number;
}

/** Judges whether the result for a word are right for its typo. */
async function judge(drawn: DrawnTypo): Promise<Judged | undefined> {
  const right = await search(drawn.word, 500);
  if (right.length === 0) return undefined;
  const shown = await search(drawn.typo, SHOWN);
  const found = shown.filter((link) => right.includes(link)).length;
  return { ...drawn, recall: found / Math.min(SHOWN, right.length) };
}

const mean = (judged: readonly Judged[]) =>
  judged.reduce((sum, { recall }) => sum + recall, 0) / judged.length;

const judged: Judged[] = [];

beforeAll(async () => {
  await seedDemo();
  await refreshLexicon();
  for (const drawn of drawTypos("slips that nobody chose", TYPOS, COMMON)) {
    const one = await judge(drawn);
    if (one) judged.push(one);
  }
  const kinds = [...new Set(judged.map(({ kind }) => kind))].toSorted();
  const row = (name: string, some: readonly Judged[]) =>
    `${name.padEnd(16)} ${String(some.length).padStart(4)}  ${mean(some).toFixed(3)}`;
  const table = [
    ...kinds.map((kind) =>
      row(
        kind,
        judged.filter((one) => one.kind === kind),
      ),
    ),
    row(
      "first letter",
      judged.filter(({ isFirst }) => isFirst),
    ),
    row("all", judged),
  ];
  const misses = judged
    .filter(({ recall }) => recall < 1)
    .map(({ word, typo, recall }) => `${typo} (${word}) ${recall.toFixed(2)}`);
  process.stdout.write(`\nunfitted typos: recall@${SHOWN}\n${[...table, misses.join(", ")].join("\n")}\n`);
}, 300_000);

test("so many typos are judged", () => {
  expect(judged.length).toBeGreaterThanOrEqual(TYPOS);
});

test(`of typos that nobody fitted anything to, recall@${SHOWN} is at least ${LEAST_RECALL}`, () => {
  expect(mean(judged)).toBeGreaterThanOrEqual(LEAST_RECALL);
});

test("the architecture tells this bar", () => {
  const told = readFileSync(join(import.meta.dirname, "../../../docs/ARCHITECTURE.md"), "utf8");
  expect(told).toContain(`${TYPOS} of them, recall@${SHOWN} is at least ${LEAST_RECALL}`);
});

test.each([
  ["гараш", "гараж"],
  ["duvan", "divan"],
  ["щнок", "щенок"],
  ["masina", "mashina"],
  ["skaf", "shkaf"],
])("%s finds what %s finds", async (typo, word) => {
  const right = await search(word, 500);
  const shown = await search(typo, SHOWN);
  expect(shown[0]).toBe(right[0]);
  expect(right).toEqual(expect.arrayContaining(shown));
});
