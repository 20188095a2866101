import { expect, test } from "vitest";
import { refusedLines } from "./refusedLines.ts";

const refused = [
  ["core/x.ts", "const line = row.name.slice(0, NAME_MAX);"],
  ["bot/x.ts", "const title = offer?.title.slice(0, TITLE_MAX - 1);"],
  ["worker/x.ts", "const line = plainText(description).trim().slice(0, 300);"],
  ["bot/handlers/x.ts", `const line = \`\${name}, \${place}\`.slice(0, LINE_MAX);`],
  ["api/x.ts", 'const cell = names.join(", ").slice(0, 200);'],
  ["core/desk/x.ts", "const about = firstName.slice(0, 64);"],
  ["core/desk/x.ts", "const cell = String(value).slice(0, CELL_MAX);"],
  ["contract/x.ts", 'const said = text.replace(/ +/g, " ").slice(0, TEXT_MAX);'],
  ["webapps/shared/x.tsx", 'const shown = (note ?? "").slice(0, 120);'],
  ["core/x.ts", "const shown = anything.substring(0, length);"],
  ["core/x.ts", "const shown = anything.substr(0, length);"],
] as const;

const allowed = [
  ["core/x.ts", "const shown = listings.slice(0, PHOTOS_MAX);"],
  ["core/x.ts", "const shown = words.slice(0, WORDS_MAX);"],
  ["core/x.ts", "const day = time.toISOString().slice(0, 10);"],
  ["core/x.ts", 'const version = hash.digest("base64url").slice(0, 12);'],
  ["core/x.ts", "const before = text.slice(0, at);"],
  ["core/x.ts", "const rest = text.slice(at);"],
  ["core/x.ts", "const line = cutText(row.name, NAME_MAX);"],
  ["core/x.test.ts", "const line = row.name.slice(0, NAME_MAX);"],
  ["scripts/x.ts", "const line = row.name.slice(0, NAME_MAX);"],
] as const;

test("a text that is cut by its units, which may halve a letter, is refused", () => {
  const expected = refused.map((pair) => pair.join(" "));
  expect(refusedLines("plugin", refused).sort()).toEqual(expected.sort());
});

test("lists, what machines have written, and what is cut where something stands in it may be sliced", () => {
  expect(refusedLines("plugin", allowed)).toEqual([]);
});
