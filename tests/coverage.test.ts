import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
const [, ...parts] = readFileSync(join(root, "docs", "coverage.md"), "utf8").split(
  /^# (?=Classifieds|Storefront|Bot)/m,
);
const rows = parts.flatMap(rowsOf);

test("both specifications and the bot are covered", () => {
  expect(parts.map((part) => part.split("\n", 1)[0])).toEqual(["Classifieds", "Storefront", "Bot"]);
  const [classifieds = 0, storefront = 0, bot = 0] = parts.map((part) => rowsOf(part).length);
  expect(Math.min(classifieds, storefront)).toBeGreaterThan(100);
  expect(bot).toBeGreaterThan(50);
});

test("every path that docs/coverage.md names exists", () => {
  const paths = rows.flatMap((cells) =>
    [...cells.join(" ").matchAll(/`([\w./-]+)`/g)].map(([, path]) => path ?? ""),
  );
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every line is either open or lives somewhere and is shown by a test", () => {
  const unshown = rows.filter(
    ([, , , lives = "", shown = ""]) => !/^open:/.test(lives) && !/\.(?:test|spec)\./.test(shown),
  );
  expect(unshown.map(([, line, asks]) => `${line} ${asks}`)).toEqual([]);
});
