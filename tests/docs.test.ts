import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (page: string) => readFileSync(join(root, page), "utf8");
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Links of a page to files of the house that aren't there, or have no such heading. */
function brokenLinks(page: string): string[] {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? page : relative(root, join(root, dirname(page), path));
      return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor));
    })
    .map((link) => `${page}: ${link}`);
}

test("every link of a page leads to a file, and to a heading where it names one", () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

test.each(["docs/decisions", "docs/guides"])("the index of %s lists every page, and no other", (folder) => {
  const listed = [...read(`${folder}/README.md`).matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
  const there = readdirSync(join(root, folder)).filter((name) => name !== "README.md");
  expect(listed.sort()).toEqual(there.sort());
});

test("no two decisions have a number, which their title repeats", () => {
  const records = readdirSync(join(root, "docs/decisions")).filter((name) => name !== "README.md");
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(records.length);
  for (const [place, name] of records.entries())
    expect(read(`docs/decisions/${name}`), name).toMatch(new RegExp(`^# ${numbers[place]}\\. `));
});

/** Files of the examples that guides add; the log of changes may name what is gone. */
const MADE_UP = /\b(?:notes|paynet|ListingNote|coins)\b/;
const NAMED = /`((?:[\w.-]+\/)+[\w.-]+\.(?:css|ftl|grit|html|json|md|mjs|service|sql|tsx?))`/g;

test("every file that a page names exists, from the root or from the page's folder", () => {
  const named = pages
    .filter((page) => page !== "CHANGELOG.md")
    .flatMap((page) => [...read(page).matchAll(NAMED)].map(([, file = ""]) => ({ page, file })))
    .filter(({ page, file }) => !(page.startsWith("docs/guides/") && MADE_UP.test(file)));
  expect(named.length).toBeGreaterThan(300);
  const isThere = (page: string, file: string) =>
    existsSync(join(root, file)) || existsSync(join(root, dirname(page), file));
  expect(named.filter(({ page, file }) => !isThere(page, file))).toEqual([]);
});

test("every variable and flag that the unit sets for memory stands in the page for operators", () => {
  const set = read("deploy/bozor.service").match(/\bMALLOC_\w+=\d+|--[\w-]+=\d+/g) ?? [];
  expect(set.length).toBeGreaterThan(4);
  const page = read("docs/operating.md");
  expect(set.filter((one) => !page.includes(`\`${one}\``))).toEqual([]);
});

test("every setting stands in .env.example, those of payments in the page for operators, too", () => {
  const settingsOf = (file: string) =>
    [...read(file).matchAll(/^ {2}([A-Z][A-Z\d]+(?:_[A-Z\d]+)*): /gm)].map(([, name = ""]) => name);
  const example = new Set([...read(".env.example").matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name));
  const [all, ofPayments] = [settingsOf("config/env.ts"), settingsOf("config/payments.ts")];
  expect([all.length > 40, ofPayments.length > 10]).toEqual([true, true]);
  expect([...all, ...ofPayments].filter((name) => !example.has(name))).toEqual([]);
  const page = read("docs/operating.md");
  expect(ofPayments.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
