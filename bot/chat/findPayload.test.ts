import { expect, test } from "vitest";
import { readFindPayload, writeFindPayload } from "./findPayload.ts";
import { parseStartPayload } from "./startPayload.ts";

test.each(["диван", "desk lamp", "साड़ी", "50% & more?", "🛋🛋", "тест_подчёркивание"])(
  "%s goes there and back",
  (words) => {
    const payload = writeFindPayload(words);
    expect(payload).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(parseStartPayload(payload)).toEqual({ kind: "find", words });
  },
);

test("what is too long is cut between letters, and half a letter breaks nothing", () => {
  for (const words of ["я".repeat(200), "👨‍👩‍👧".repeat(30), "a\ud800b"]) {
    const payload = writeFindPayload(words);
    expect(payload.length).toBeLessThanOrEqual(64);
    const read = readFindPayload(payload.slice("find_".length));
    expect(words.replace(/\p{Surrogate}/gu, "").startsWith(read) && read.length > 0).toBe(true);
  }
});

test.each([
  ["очень длинный запрос про диван угловой раскладной", "очень длинный запрос"],
  ["a b ".repeat(20).trim(), "a b ".repeat(11).trim()],
  ["ж".repeat(40), "ж".repeat(22)],
])("%s is cut between words where it has several", (words, held) => {
  expect(readFindPayload(writeFindPayload(words).slice("find_".length))).toBe(held);
});

test.each(["find", "find_", "find_____", "find_gICA"])(
  "%s names no words and is a plain start",
  (payload) => {
    expect(parseStartPayload(payload)).toEqual({ kind: "none" });
  },
);
