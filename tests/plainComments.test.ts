import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const PARTS = [
  "api",
  "bot",
  "config",
  "contract",
  "core",
  "db",
  "lab",
  "messenger",
  "scripts",
  "tests",
  "webapps",
  "worker",
];

/** Lines of comments that begin with a pronoun instead of their subject. */
const riddlesIn = (source: string) =>
  source.split("\n").filter((line) => /^\s*(?:\/\/|\/?\*{1,2}) ?(?:Who|Whoever|Whose)\b/.test(line));

test("a comment begins with its subject, not with Who, Whoever or Whose", () => {
  // The house stands without its laboratory.
  const files = PARTS.filter((part) => existsSync(join(root, part))).flatMap((part) =>
    readdirSync(join(root, part), { encoding: "utf8", recursive: true })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => join(part, name)),
  );
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    riddlesIn(readFileSync(join(root, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test("every form of comment is looked at, and nothing else", () => {
  const riddles = ["// Who asks.", "  /** Whose it is. */", " * Whoever comes.", "/* Who asks. */"];
  expect(riddlesIn(riddles.join("\n"))).toEqual(riddles);
  expect(riddlesIn("/** The person who asks. */\n// Whole words.\nconst Who = 1;\n * text: who")).toEqual([]);
});
