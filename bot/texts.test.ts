import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { ErrorCode } from "#contract/errors.ts";
import { orderStatuses } from "#contract/groups.ts";
import { type Language, languages } from "#contract/languages.ts";
import { listingStatuses } from "#contract/listingKinds.ts";
import { noticeKinds } from "#contract/notices.ts";
import { blockReasons, reportReasons } from "#contract/reasons.ts";
import { quickAnswers, quickQuestions } from "#core/market/conversations/quickWords.ts";
import { invoiceRefusals } from "#core/money/stars/checkInvoice.ts";
import { refusalKey } from "#core/platform/i18n/refusalKey.ts";
import { readMessages, translate } from "#core/platform/i18n/translate.ts";
import { firstApp } from "./chat/keyboards.ts";
import { adminCommandNames, commandNames } from "./chat/presentation.ts";

const root = join(import.meta.dirname, "..");

/** Names of the variables a pattern uses, wherever they stand in it. */
function variables(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(variables);
  if (typeof pattern !== "object" || pattern === null) return [];
  const { type, name } = pattern as { type?: string; name?: string };
  return [...(type === "var" && name ? [name] : []), ...Object.values(pattern).flatMap(variables)];
}

/** Every message of a language with its variables. */
function read(language: Language): Map<string, string[]> {
  const { body } = new FluentResource(readMessages(language));
  return new Map(body.map(({ id, value }) => [id, [...new Set(variables(value))].sort()]));
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(root, folder, file), "utf8"));
}

const code = ["bot", "worker", "core", "api"].flatMap(sources).join("\n");
const messages = Object.fromEntries(languages.map((language) => [language, read(language)]));
const russian = [...messages.ru!.entries()];

/** Keys that other messages are made of. */
const quoted = [...readMessages("ru").matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map(([, key]) => key);

/** Every variable there is, without a value. */
const blanks = Object.fromEntries(russian.flatMap(([, names]) => names.map((name) => [name, ""])));

/** Keys that are put together from a part that varies. */
const madeUp = [
  ...ErrorCode.options.map(refusalKey),
  ...[...commandNames, ...adminCommandNames].map((name) => `command-${name}`),
  ...noticeKinds.map((kind) => `mute-kind-${kind.toLowerCase()}`),
  ...orderStatuses.map((status) => `orders-status-${status}`),
  ...listingStatuses.map((status) => `listing-now-${status}`),
  ...invoiceRefusals.map((refusal) => `checkout-${refusal}`),
  ...["market", "shop"].map((name) => `menu-${name}`),
  ...["coins", "promotion"].flatMap((what) => [`invoice-${what}`, `invoice-${what}-about`]),
  ...["late", "photo"].map((why) => `album-edit-${why}`),
  ...blockReasons.map((reason) => `chat-block-${reason}`),
  ...reportReasons.map((reason) => `chat-report-${reason}`),
  ...[...quickQuestions, ...quickAnswers].flatMap((word) => [
    `chat-quick-${word}`,
    `button-chat-quick-${word}`,
  ]),
];

test.each(languages)("%s has every message, with the same variables", (language) => {
  expect([...messages[language]!.entries()].sort()).toEqual(russian.sort());
});

test.each(languages)("no message of %s is defined twice or left unread by the parser", (language) => {
  const written = [...readMessages(language).matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, key]) => key);
  expect(written).toEqual([...messages[language]!.keys()]);
});

test("every key the code names exists", () => {
  const families = [...new Set(russian.map(([key]) => key.split("-")[0]))].join("|");
  const looksLikeKey = new RegExp(`"((?:${families})-[a-z0-9-]*[a-z0-9])"`, "g");
  const named = [
    ...[...code.matchAll(looksLikeKey)].map(([, key]) => key),
    ...[...code.matchAll(/\b(?:say|words|appRow|linkRow)\(\s*ctx,\s*"([^"]+)"/g)].map(([, key]) => key),
    ...[...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key),
    ...[...code.matchAll(/\btranslate\([^",)]+,\s*"([^"]+)"/g)].map(([, key]) => key),
    ...madeUp,
  ];
  // What only looks alike: storage prefixes, channels, causes, names of statements, beginnings of keys.
  const others = new Set(["bot-updates", "product-preview", "chat-block", "chat-report", "listing-stats"]);
  expect(named.length).toBeGreaterThan(60);
  for (const key of named) {
    if (!others.has(key!)) expect(messages.ru!.has(key!), `${key} is named in the code`).toBe(true);
  }
});

test("the words are read by one loader, which everybody shares", () => {
  expect(code.match(/new FluentBundle\(/g)).toHaveLength(1);
});

test("no message is left that nobody says", () => {
  const unused = russian
    .map(([key]) => key)
    .filter((key) => !code.includes(`"${key}"`) && !madeUp.includes(key) && !quoted.includes(key));
  expect(unused).toEqual([]);
});

const COUNTED = /\{ \$[a-zA-Z]+ \}[\s\u00a0]+([\p{L}\p{M}]+)/gu;
const nounsIn = (line: string) => [...line.matchAll(COUNTED)].map(([, noun]) => noun ?? "");
const isForm = (line: string) => /^\s*\*?\[(?:zero|one|two|few|many|other|\d+)\]/.test(line);

/** Nouns of a text that have several forms, each behind a number. */
function formsIn(lines: string[]): Set<string> {
  const blocks = lines
    .map((line) => (isForm(line) ? (nounsIn(line)[0] ?? "") : "\n"))
    .join(" ")
    .split("\n");
  const forms = blocks.map((block) => new Set(block.split(" ").filter(Boolean)));
  return new Set(forms.filter(({ size }) => size > 1).flatMap((several) => [...several]));
}

test.each(languages)(
  "a noun of %s that has forms by number stands behind no number without them",
  (language) => {
    const lines = readMessages(language).split("\n");
    const forms = formsIn(lines);
    expect(forms.size > 0).toBe(language !== "uz");
    const bare = lines.filter((line) => !isForm(line) && nounsIn(line).some((noun) => forms.has(noun)));
    expect(bare.join("\n")).toBe("");
  },
);

test.each(languages)("what Telegram limits in length is short enough in %s", (language) => {
  expect(translate(language, "bot-name").length).toBeLessThanOrEqual(64);
  expect(translate(language, "bot-about").length).toBeLessThanOrEqual(120);
  expect(translate(language, "bot-description").length).toBeLessThanOrEqual(512);
  for (const [key] of russian) {
    // Answers to presses of buttons; names are as long as they get.
    if (
      key.startsWith("error-") ||
      [
        "button-outdated",
        "chat-entered",
        "chat-away",
        "chat-quick-sent",
        "chat-left-done",
        "chat-freed",
        "sold-ends-promotion",
        "chat-blocked",
      ].includes(key)
    ) {
      const values = { id: "00000000", name: "x".repeat(64), listing: "x".repeat(80) };
      expect(translate(language, key, values).length, key).toBeLessThanOrEqual(200);
    }
  }
});

test.each(languages)(
  "markup of %s is closed and has no letters of another alphabet slipped in",
  (language) => {
    for (const [key] of russian) {
      const text = translate(language, key, blanks);
      expect((text.match(/<(b|code)>/g) ?? []).length, key).toBe((text.match(/<\/(b|code)>/g) ?? []).length);
      // A Latin letter next to a Cyrillic one is a slip of the keyboard.
      expect(text, key).not.toMatch(/[a-z][а-яё]|[а-яё][a-z]/i);
      if (language === "uz") expect(text, key).not.toMatch(/['’`‘]/);
    }
  },
);

/** Answers that people of both markets are given, and what is said in them of the classifieds. */
const shared = [
  "command-balance",
  "fallback-text",
  "support-none",
  "support-text",
  "support-email",
  "terms-none",
  "terms-shop",
  "paysupport-none",
  "paysupport-text",
  "paysupport-email",
  "balance-no-rewards",
];
const OF_CLASSIFIEDS = /coin|listing|classified|sell|सिक्क|विज्ञापन|बेच/i;

test.each(languages.filter((language) => firstApp(language) === "shop"))(
  "who came to shop isn't told of the classifieds, in %s",
  (language) => {
    for (const key of shared)
      expect(translate(language, key, { email: "a@b.c" })).not.toMatch(OF_CLASSIFIEDS);
    const commands = translate(language, "help-text").match(/^\/.*/gm);
    expect(commands?.length).toBeGreaterThan(5);
    expect(commands?.join()).not.toMatch(OF_CLASSIFIEDS);
  },
);
