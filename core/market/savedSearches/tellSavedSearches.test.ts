import { beforeEach, describe, expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import type { User } from "#db/models/User.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { findLeaf } from "../../../tests/factories.ts";
import {
  appear,
  approveNew,
  beginToTell,
  buildSavedSearch,
  messagesTo,
  readTold,
} from "../../../tests/savedSearchFactories.ts";
import { noonZone } from "../../../tests/setup/noonZone.ts";
import { matchNewListings } from "./matchNewListings.ts";
import { tellSavedSearches } from "./tellSavedSearches.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const later = (ms: number) => new Date(Date.now() + ms);

let user: User;
let categoryId: number;
beforeEach(async () => {
  ({ user, categoryId } = await beginToTell());
});

describe("at once", () => {
  test("one message of all that has come, with five as lines and the way to all", async () => {
    const { id } = await buildSavedSearch(user.id, { categoryId });
    const listings = await appear(7, { categoryId, price: 5_000_000 });
    expect(await tellSavedSearches()).toBe(1);
    expect(await tellSavedSearches()).toBe(0);
    const [message, ...others] = await messagesTo(user);
    expect(others).toEqual([]);
    const { html, keyboard } = await readTold(message);
    const newest = listings.toReversed().slice(0, 5);
    const told = [...html.matchAll(/\d\. (.+)/g)].map(([, name]) => name);
    expect(new Set(told)).toEqual(new Set(newest.map(({ name }) => name)));
    expect(html.replaceAll(/\s/g, " ")).toContain("5 000 000 сум · ");
    expect(html).toContain("<b>7 новых объявлений</b>");
    const [links, all, more] = keyboard;
    expect(links?.map(({ text }) => text)).toEqual(["1", "2", "3", "4", "5"]);
    expect(JSON.stringify(links?.[0])).toContain("=product_");
    expect(JSON.stringify(all)).toMatch(
      new RegExp(`Показать все \\(7\\).*/webApp/search\\?categoryId=${categoryId}&saved=${id}"`),
    );
    expect(JSON.stringify(more)).toContain("narrow=true");
    expect(more?.[1]).toMatchObject({ callback_data: `saved:mute:${id}` });
  });

  test("one listing alone opens by itself; in all languages, with any name", async () => {
    await buildSavedSearch(user.id, { categoryId });
    await appear(1, { categoryId, name: "Диван <b>&" });
    await tellSavedSearches();
    const [message] = await messagesTo(user);
    for (const language of languages) {
      const { html, keyboard } = await readTold(message, language);
      expect(html).toContain("Диван &lt;b&gt;&amp;");
      expect(keyboard.flat()).toHaveLength(3);
    }
  });

  test("the next message of a search ten minutes later at the earliest, of all that came meanwhile", async () => {
    await buildSavedSearch(user.id, { categoryId });
    await appear(1, { categoryId });
    await tellSavedSearches();
    await appear(2, { categoryId });
    expect(await tellSavedSearches(later(9 * MINUTE))).toBe(0);
    await appear(1, { categoryId });
    expect(await tellSavedSearches(later(10 * MINUTE))).toBe(1);
    const [, second] = await messagesTo(user);
    expect((await readTold(second)).html).toContain("<b>3 новых объявления</b>");
    expect(await tellSavedSearches(later(30 * MINUTE))).toBe(0);
  });

  test("at most ten a day of all searches together; the others the next day", async () => {
    for (let at = 1; at <= 12; at += 1)
      await buildSavedSearch(user.id, { categoryId, maxPrice: 1_000_000 + at });
    await appear(1, { categoryId });
    expect(await tellSavedSearches()).toBe(10);
    expect(await tellSavedSearches(later(HOUR))).toBe(0);
    expect(await tellSavedSearches(later(DAY))).toBe(2);
    expect(await messagesTo(user)).toHaveLength(12);
  });

  test("several workers tell once", async () => {
    await buildSavedSearch(user.id, { categoryId });
    await appear(3, { categoryId });
    const told = await Promise.all(Array.from({ length: 6 }, () => tellSavedSearches()));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await messagesTo(user)).toHaveLength(1);
  });

  test("while one worker matches and another tells, each find is told once", async () => {
    await buildSavedSearch(user.id, { categoryId });
    for (let round = 0; round < 5; round += 1) {
      for (let at = 0; at < 3; at += 1) await approveNew({ categoryId });
      const now = later(round * 10 * MINUTE);
      await Promise.all([
        matchNewListings(),
        tellSavedSearches(now),
        matchNewListings(),
        tellSavedSearches(now),
      ]);
    }
    await tellSavedSearches(later(2 * HOUR));
    const [told] = await rows(
      { finds: number, distinct: number },
      `select count(*)::integer as finds, count(distinct f.id)::integer as distinct
       from saved_search_message_parts p join saved_searches s on s.id = p.search_id
       join saved_finds f on f.query_id = s.query_id and f.id > p.after_find and f.id <= p.upto_find`,
    );
    expect(told).toEqual({ finds: 15, distinct: 15 });
  });
});

describe("once a day", () => {
  test("all daily searches in one message after ten in the morning, of what came until then", async () => {
    config.REPORT_TIMEZONE = noonZone(9);
    const phones = await buildSavedSearch(user.id, { categoryId, frequency: "daily" });
    const other = (await findLeaf(5)).id;
    await buildSavedSearch(user.id, { categoryId: other, frequency: "daily" });
    await appear(3, { categoryId });
    await appear(1, { categoryId: other });
    expect(await tellSavedSearches()).toBe(0);
    const ten = later(HOUR);
    expect(await tellSavedSearches(ten)).toBe(1);
    expect(await tellSavedSearches(later(2 * HOUR))).toBe(0);
    const [message] = await messagesTo(user);
    const { html, keyboard } = await readTold(message);
    expect(html).toContain("4 новых объявления");
    expect(html).toContain("(+3)");
    expect(keyboard).toHaveLength(4);
    expect(JSON.stringify(keyboard)).toContain(`saved=${phones.id}"`);
    const text = translate("ru", "button-mute-searches");
    expect(keyboard.at(-1)).toEqual([{ text, callback_data: "reminder:mute:SavedSearch" }]);

    // What comes after ten is told tomorrow.
    await appear(2, { categoryId });
    await sequelize.query(
      "update saved_finds set found_at = now() + interval '3 hours' where id > (select max(upto_find) from saved_search_message_parts)",
    );
    expect(await tellSavedSearches(later(4 * HOUR))).toBe(0);
    expect(await tellSavedSearches(later(DAY + 2 * HOUR))).toBe(1);
    expect(await messagesTo(user)).toHaveLength(2);
  });

  test("a listing that several of them found is counted once", async () => {
    config.REPORT_TIMEZONE = noonZone(9);
    await buildSavedSearch(user.id, { categoryId, frequency: "daily" });
    await buildSavedSearch(user.id, { categoryId, state: "Used", frequency: "daily" });
    await appear(1, { categoryId, state: "Used" });
    await appear(1, { categoryId, state: "New" });
    await tellSavedSearches(later(HOUR));
    const { html } = await readTold((await messagesTo(user))[0]);
    expect(html).toContain("2 новых объявления");
    expect(html).toContain("(+2)");
    expect(html).toContain("(+1)");
  });

  test("with one search of them it is as of that search alone", async () => {
    config.REPORT_TIMEZONE = noonZone(9);
    const { id } = await buildSavedSearch(user.id, { categoryId, frequency: "daily" });
    await appear(2, { categoryId });
    await tellSavedSearches(later(HOUR));
    const { keyboard } = await readTold((await messagesTo(user))[0]);
    expect(JSON.stringify(keyboard)).toContain(`saved:mute:${id}`);
  });
});
