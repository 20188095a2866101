import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Scrolls sideways, and says otherwise that there is more: by dots and a count, by a column cut in two. */
const others = ["PhotoCarousel.module.css", "ReportTable.module.css"];

const strips = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .filter((file) => /overflow(?:-x: (?:auto|scroll)|: auto hidden)/.test(read(file)))
  .filter((file) => !others.includes(basename(file)));

test("there are strips, or the rule below looks for nothing", () => {
  expect(strips.length).toBeGreaterThan(7);
});

test.each(strips)("a strip that may run over tells on which sides there is more: %s", (file) => {
  const users = readdirSync(join(root, dirname(file)))
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => read(join(dirname(file), name)))
    .filter((code) => code.includes(`/${basename(file)}"`));
  expect(users.some((code) => /fadeStrip|data-more/.test(code))).toBe(true);
});
