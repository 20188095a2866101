import { expect, test } from "vitest";
import { detectEntities } from "../detectEntities.ts";
import { parseHtml } from "./parseHtml.ts";

test("turns tags into entities with UTF-16 offsets", () => {
  const { text, entities } = parseHtml(
    '🛍 <b>Bozor <i>va</i></b> &lt;3 <a href="https://t.me/x?a=1&amp;b=2">link</a>',
  );
  expect(text).toBe("🛍 Bozor va <3 link");
  expect(entities).toEqual([
    { type: "bold", offset: 3, length: 8 },
    { type: "italic", offset: 9, length: 2 },
    { type: "text_link", offset: 15, length: 4, url: "https://t.me/x?a=1&b=2" },
  ]);
});

test("knows spoilers, quotes and code with a language", () => {
  const { text, entities } = parseHtml(
    '<pre><code class="language-ts">let x;</code></pre><blockquote expandable>q</blockquote><span class="tg-spoiler">s</span>',
  );
  expect(text).toBe("let x;qs");
  expect(entities).toEqual([
    { type: "pre", offset: 0, length: 6, language: "ts" },
    { type: "expandable_blockquote", offset: 6, length: 1 },
    { type: "spoiler", offset: 7, length: 1 },
  ]);
});

test.each([
  ["<b>x", /Can't find end tag corresponding to start tag "b"/],
  ["<b>x</i>", /Unmatched end tag at byte offset 4, expected "<\/b>", found "<\/i>"/],
  ["x</b>", /Unexpected end tag at byte offset 1/],
  ["яя<div>x</div>", /Unsupported start tag "div" at byte offset 4/],
  ["1 < 2", /can't parse entities/],
])("refuses %s", (html, message) => {
  expect(() => parseHtml(html)).toThrow(message);
});

test("finds commands, links, mentions and phone numbers by itself, but not inside code", () => {
  const text = "/start abc @aziza https://a.uz/b?c=1. +998 90 111-22-33 a/b";
  const found = detectEntities(text).map(({ type, offset, length }) => [
    type,
    text.slice(offset, offset + length),
  ]);
  expect(found).toEqual([
    ["bot_command", "/start"],
    ["mention", "@aziza"],
    ["url", "https://a.uz/b?c=1"],
    ["phone_number", "+998 90 111-22-33"],
  ]);
  expect(detectEntities("/start", [{ type: "code", offset: 0, length: 6 }])).toHaveLength(1);
});
