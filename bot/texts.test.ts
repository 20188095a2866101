import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { paymentMethods } from "#contract/payKinds.ts";
import {
  type MessageKey,
  type Phrase,
  readMessages,
  translate,
  translatePhrase,
  type Values,
} from "#core/platform/i18n/translate.ts";
import { readBotMessages } from "../scripts/texts/botTexts.ts";
import { firstApp } from "./chat/keyboards.ts";

const root = join(import.meta.dirname, "..");

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(root, folder, file), "utf8"));
}

const code = ["bot", "worker", "core", "api"].flatMap(sources).join("\n");
const russian = [...readBotMessages("ru")];
const keys = russian.map(([key]) => key as MessageKey);
/** Every value there is, as nothing. */
const blanks = Object.fromEntries(russian.flatMap(([, { values }]) => values.map((name) => [name, ""])));
const say = (language: Language, key: MessageKey, values: Values) =>
  translatePhrase(language, { key, values } as Phrase);

test.each(languages)("no message of %s is defined twice or left unread by the parser", (language) => {
  const written = [...readMessages(language).matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, key]) => key);
  expect(written).toEqual([...readBotMessages(language).keys()]);
});

test.each(languages)("each way to pay has a name of its own in %s", (language) => {
  const names = paymentMethods.map((method) => translate(language, "find-method", { method }));
  expect(new Set(names).size, names.join(", ")).toBe(paymentMethods.length);
});

test("the words are read by one loader, which everybody shares", () => {
  expect(code.match(/new FluentBundle\(/g)).toHaveLength(1);
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
  for (const key of keys) {
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
      expect(say(language, key, values).length, key).toBeLessThanOrEqual(200);
    }
  }
});

test.each(languages)(
  "markup of %s is closed and has no letters of another alphabet slipped in",
  (language) => {
    for (const key of keys) {
      const text = say(language, key, blanks);
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
] as const;
const OF_CLASSIFIEDS = /coin|listing|classified|sell|सिक्क|विज्ञापन|बेच/i;

test.each(languages.filter((language) => firstApp(language) === "shop"))(
  "who came to shop isn't told of the classifieds, in %s",
  (language) => {
    for (const key of shared) expect(say(language, key, { email: "a@b.c" })).not.toMatch(OF_CLASSIFIEDS);
    const commands = translate(language, "help-text").match(/^\/.*/gm);
    expect(commands?.length).toBeGreaterThan(5);
    expect(commands?.join()).not.toMatch(OF_CLASSIFIEDS);
  },
);
