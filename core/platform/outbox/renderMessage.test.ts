import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { readMessages } from "../i18n/translate.ts";
import { renderMessage } from "./renderMessage.ts";

const notices = [...readMessages("ru").matchAll(/^((?:notice|admin)-[a-z0-9-]+) *=/gm)].map(
  ([, key]) => key!,
);
const say = (key: string, values = {}, language: (typeof languages)[number] = "ru") =>
  renderMessage({ text: { key, values } }, language).html.replace(/\s+/g, " ");

test.each(languages)(
  "what was queued without values that its words name now is said all the same in %s",
  (language) => {
    expect(notices.length).toBeGreaterThan(20);
    for (const key of notices) expect(say(key, {}, language), key).not.toMatch(/[{}$]|undefined|NaN/);
  },
);

test("what is known stands, what isn't is a dash, and what may be left out is left out", () => {
  expect(say("notice-surplus-returned", { transaction: "7" })).toMatch(/возвращены: – сум.*№ 7\b/);
  expect(say("notice-promotion-refunded", { id: "7" })).not.toMatch(/Монеты|списаны|сум|звёзд|монет/);
  expect(say("notice-promotion-refunded", { id: "7", coins: 30 })).toContain("Монеты списаны: 30.");
});

test("values are no markup, and a value isn't taken for a placeholder", () => {
  expect(say("notice-premium-over", { name: "<b>{ $name }" })).toContain("«&lt;b&gt;{ $name }»");
});
