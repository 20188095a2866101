import { expect, test } from "vitest";
import { joinTypes, openKinds, shareKinds } from "#contract/reportKinds.ts";
import { ru as page } from "../../../../webapps/reports/locales/ru.ts";
import { exportWords, nameOf } from "./words.ts";

const { ru, en } = exportWords;
/** Words that are keys of a section, or that a replacement would read as a pattern. */
const others = ["title", "type", "count", "kind", "share", "other", "toString", "$&", "$1", "promo2027"];

test("the file names kinds as the page does, each in its own words", () => {
  for (const kind of openKinds) expect(nameOf(ru, "opens", kind)).toBe(page[`opens.${kind}`]);
  for (const kind of shareKinds) expect(nameOf(ru, "shares", kind)).toBe(page[`shares.${kind}`]);
  for (const type of joinTypes) expect(nameOf(ru, "joins", type)).toBe(page[`joins.${type}`]);
  const inEnglish = openKinds.map((kind) => nameOf(en, "opens", kind));
  expect(new Set(inEnglish).size).toBe(openKinds.length);
});

test.each(others)(
  "what is none of ours is named as another, and a campaign as it calls itself: %s",
  (kind) => {
    expect(nameOf(ru, "opens", kind)).toBe(`другая ссылка: ${kind}`);
    expect(nameOf(en, "shares", kind)).toBe(`another method: ${kind}`);
    expect(nameOf(ru, "joins", kind)).toBe(kind);
  },
);
