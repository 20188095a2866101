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

const COMMENT = String.raw`^\s*\{?(?:\/\/|\/?\*{1,2}) ?`;
/** Words that stand for a subject, or come before it. */
const RIDDLE = "Who|Whoever|Whose|So|Of(?! course)|Such|Those|Nor|None of|Nobody|Neither|Else|Thus|Likewise";
const begins = new RegExp(`${COMMENT}(?:${RIDDLE})\\b`);
/** An old word for "again". */
const saysAnew = new RegExp(String.raw`${COMMENT}.*\banew\b`, "i");

/** Lines of comments that begin with a riddle instead of their subject, or have the old word. */
const riddlesIn = (source: string) =>
  source.split("\n").filter((line) => begins.test(line) || saysAnew.test(line));

test("a comment begins with its subject, not with a word that stands for one, and says again, not anew", () => {
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

test.each([
  "// Who asks.",
  "// Whoever comes.",
  "// Whose it is.",
  "// So long it is waited for.",
  "// Of a photo that was just picked.",
  "// Such a test depends on all.",
  "// Those that are over.",
  "// Nor is it asked for.",
  "// None of them has left.",
  "// Nobody waits for it.",
  "// Neither what is for it nor what is on it.",
  "// Else it would wait.",
  "// Thus it is kept.",
  "// Likewise for the others.",
  "// The list is read anew.",
])("%s is refused", (line) => {
  expect(riddlesIn(line)).toEqual([line]);
});

test("every form of comment is looked at, and nothing else", () => {
  const riddles = [
    "// Who asks.",
    "  /** Whose it is. */",
    " * Whoever comes.",
    "/* Who asks. */",
    "  {/* Those that wait. */}",
    " * The page is opened anew.",
  ];
  expect(riddlesIn(riddles.join("\n"))).toEqual(riddles);
  const plain = [
    "/** The person who asks. */",
    "// Whole words.",
    "// Software.",
    "// Of course.",
    "// It is so.",
    "const Who = 1;",
    'test("the list is read anew", run);',
    " * text: who",
  ];
  expect(riddlesIn(plain.join("\n"))).toEqual([]);
});
