import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { renderMessage } from "#core/outbox/renderMessage.ts";
import { Listing } from "#db/models/Listing.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import type { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { findLeaf } from "../../tests/factories.ts";
import {
  approveNew,
  buildHearer,
  buildSavedSearch,
  clearSavedSearches,
} from "../../tests/savedSearchFactories.ts";
import { noonZone } from "../../tests/setup/noonZone.ts";
import { muteNotice } from "../notices/muteNotice.ts";
import { changeSavedSearch } from "./changeSavedSearch.ts";
import { deleteSavedSearch } from "./deleteSavedSearch.ts";
import { matchNewListings } from "./matchNewListings.ts";
import { openSearchMessage } from "./openSearchMessage.ts";
import { tellSavedSearches } from "./tellSavedSearches.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const later = (ms: number) => new Date(Date.now() + ms);

let user: User;
let categoryId: number;
beforeEach(async () => {
  // At noon, so that what is told an hour later isn't told at night.
  config.REPORT_TIMEZONE = noonZone();
  config.PUBLIC_URL = "https://bozor.test";
  await sequelize.query("delete from listings");
  await clearSavedSearches();
  user = await buildHearer();
  categoryId = (await findLeaf()).id;
});

const messagesTo = (someone: User) => OutboxMessage.findAll({ where: { userId: someone.id }, order: ["id"] });
const idOf = (message: OutboxMessage | undefined) =>
  (message?.message as { id: number } | undefined)?.id ?? 0;
const open = async (message: OutboxMessage | undefined, now = new Date()) =>
  openSearchMessage(idOf(message), now);

/** A message as its person reads it. */
async function read(message: OutboxMessage | undefined, language: (typeof languages)[number] = "ru") {
  const opened = await open(message);
  if ("kind" in opened) throw new Error(opened.kind);
  return renderMessage(opened.message, language);
}

async function appear(count: number, overrides: Parameters<typeof approveNew>[0] = {}) {
  const listings: Listing[] = [];
  for (let at = 0; at < count; at += 1) listings.push(await approveNew({ categoryId, ...overrides }));
  await matchNewListings();
  return listings;
}

describe("at once", () => {
  test("one message of all that has come, with five as lines and the way to all", async () => {
    const { id } = await buildSavedSearch(user.id, { categoryId });
    const listings = await appear(7, { price: 5_000_000 });
    expect(await tellSavedSearches()).toBe(1);
    expect(await tellSavedSearches()).toBe(0);
    const [message, ...others] = await messagesTo(user);
    expect(others).toEqual([]);
    const { html, keyboard } = await read(message);
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
    await appear(1, { name: "Диван <b>&" });
    await tellSavedSearches();
    const [message] = await messagesTo(user);
    for (const language of languages) {
      const { html, keyboard } = await read(message, language);
      expect(html).toContain("Диван &lt;b&gt;&amp;");
      expect(keyboard.flat()).toHaveLength(3);
    }
  });

  test("the next message of a search ten minutes later at the earliest, of all that came meanwhile", async () => {
    await buildSavedSearch(user.id, { categoryId });
    await appear(1);
    await tellSavedSearches();
    await appear(2);
    expect(await tellSavedSearches(later(9 * MINUTE))).toBe(0);
    await appear(1);
    expect(await tellSavedSearches(later(10 * MINUTE))).toBe(1);
    const [, second] = await messagesTo(user);
    expect((await read(second)).html).toContain("<b>3 новых объявления</b>");
    expect(await tellSavedSearches(later(30 * MINUTE))).toBe(0);
  });

  test("at most ten a day of all searches together; the others the next day", async () => {
    for (let at = 1; at <= 12; at += 1)
      await buildSavedSearch(user.id, { categoryId, maxPrice: 1_000_000 + at });
    await appear(1);
    expect(await tellSavedSearches()).toBe(10);
    expect(await tellSavedSearches(later(HOUR))).toBe(0);
    expect(await tellSavedSearches(later(DAY))).toBe(2);
    expect(await messagesTo(user)).toHaveLength(12);
  });

  test("several workers tell once", async () => {
    await buildSavedSearch(user.id, { categoryId });
    await appear(3);
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
    const [told] = await sequelize.query<{ finds: number; distinct: number }>(
      `select count(*)::integer as finds, count(distinct f.id)::integer as distinct
       from saved_search_message_parts p join saved_searches s on s.id = p.search_id
       join saved_finds f on f.query_id = s.query_id and f.id > p.after_find and f.id <= p.upto_find`,
      { type: QueryTypes.SELECT },
    );
    expect(told).toEqual({ finds: 15, distinct: 15 });
  });
});

describe("who isn't told", () => {
  test("of one's own, of what came before it was saved, of whom one has blocked", async () => {
    const { id } = await buildSavedSearch(user.id, { categoryId });
    await appear(1, { ownerId: user.id });
    const [blocked] = await appear(1);
    const [old] = await appear(1);
    await Listing.update({ approvedAt: new Date(Date.now() - HOUR) }, { where: { id: old?.id ?? 0 } });
    await sequelize.query(
      "insert into blocks (blocker_id, blocked_id, reason) values ($one, $other, 'other')",
      {
        bind: { one: blocked?.ownerId ?? 0, other: user.id },
      },
    );
    expect(await tellSavedSearches()).toBe(0);
    expect(id).toBeGreaterThan(0);
  });

  test("who has muted the kind, stopped the bot, never started it or stopped everything; nor later, all at once", async () => {
    const muted = await buildHearer();
    await muteNotice(muted.id, { kind: "SavedSearch", isMuted: true });
    const quiet = await buildHearer();
    await sequelize.query("update users set notices_stopped_at = now() where id = $id", {
      bind: { id: quiet.id },
    });
    const silent = [
      ...[
        muted,
        quiet,
        await buildHearer({ botStoppedAt: new Date() }),
        await buildHearer({ botStartedAt: null }),
      ],
      ...[await buildHearer({ bannedAt: new Date() }), await buildHearer({ telegramId: null })],
    ];
    for (const one of silent) await buildSavedSearch(one.id, { categoryId });
    await appear(1);
    expect(await tellSavedSearches()).toBe(0);
    await muteNotice(muted.id, { kind: "SavedSearch", isMuted: false });
    expect(await tellSavedSearches()).toBe(0);
    await appear(1);
    expect(await tellSavedSearches()).toBe(1);
    expect((await read((await messagesTo(muted))[0])).html).toContain("1 новое");
  });

  test("of a search that is paused; what came meanwhile isn't told afterwards", async () => {
    const { id } = await buildSavedSearch(user.id, { categoryId });
    await appear(1);
    await changeSavedSearch(user.id, { id, isPaused: true });
    await appear(1);
    expect(await tellSavedSearches()).toBe(0);
    await changeSavedSearch(user.id, { id, isPaused: false });
    expect(await tellSavedSearches()).toBe(0);
    await appear(1);
    expect(await tellSavedSearches()).toBe(1);
  });

  test("anybody at night: it comes in the morning", async () => {
    await buildSavedSearch(user.id, { categoryId });
    await appear(1);
    config.REPORT_TIMEZONE = noonZone(23);
    expect(await tellSavedSearches()).toBe(0);
    config.REPORT_TIMEZONE = noonZone(9);
    expect(await tellSavedSearches()).toBe(1);
    config.REPORT_TIMEZONE = noonZone(3);
    expect(await open((await messagesTo(user))[0])).toMatchObject({ kind: "held", until: expect.any(Date) });
  });
});

describe("a message is made when it is sent", () => {
  test("what is gone or costs too much by then isn't in it; with nothing left it isn't sent", async () => {
    await buildSavedSearch(user.id, { categoryId, maxPrice: 1_000_000 });
    const [gone, dearer, here] = await appear(3, { price: 500_000 });
    await tellSavedSearches();
    const [message] = await messagesTo(user);
    await gone?.update({ status: "closed" });
    await dearer?.update({ price: 2_000_000, priceSum: 2_000_000 });
    const { html } = await read(message);
    expect(html).toContain("1 новое объявление");
    expect(html).toContain(here?.name);
    await here?.update({ status: "closed" });
    expect(await open(message)).toEqual({ kind: "over" });
  });

  test.each(["muted", "paused", "deleted"])("nor when its search is %s meanwhile", async (what) => {
    const { id } = await buildSavedSearch(user.id, { categoryId });
    await appear(1);
    await tellSavedSearches();
    if (what === "muted") await muteNotice(user.id, { kind: "SavedSearch", isMuted: true });
    if (what === "paused") await changeSavedSearch(user.id, { id, isPaused: true });
    if (what === "deleted") await deleteSavedSearch(user.id, id);
    expect(await open((await messagesTo(user))[0])).toEqual({ kind: "over" });
  });
});

describe("once a day", () => {
  test("all daily searches in one message after ten in the morning, of what came until then", async () => {
    config.REPORT_TIMEZONE = noonZone(9);
    const phones = await buildSavedSearch(user.id, { categoryId, frequency: "daily" });
    const other = (await findLeaf(5)).id;
    await buildSavedSearch(user.id, { categoryId: other, frequency: "daily" });
    await appear(3);
    await appear(1, { categoryId: other });
    expect(await tellSavedSearches()).toBe(0);
    const ten = later(HOUR);
    expect(await tellSavedSearches(ten)).toBe(1);
    expect(await tellSavedSearches(later(2 * HOUR))).toBe(0);
    const [message] = await messagesTo(user);
    const { html, keyboard } = await read(message);
    expect(html).toContain("4 новых объявления");
    expect(html).toContain("(+3)");
    expect(keyboard).toHaveLength(4);
    expect(JSON.stringify(keyboard)).toContain(`saved=${phones.id}"`);
    expect(keyboard.at(-1)?.[0]).toMatchObject({ callback_data: "reminder:mute:SavedSearch" });

    // What comes after ten is told tomorrow.
    await appear(2);
    await sequelize.query(
      "update saved_finds set found_at = now() + interval '3 hours' where id > (select max(upto_find) from saved_search_message_parts)",
    );
    expect(await tellSavedSearches(later(4 * HOUR))).toBe(0);
    expect(await tellSavedSearches(later(DAY + 2 * HOUR))).toBe(1);
    expect(await messagesTo(user)).toHaveLength(2);
  });

  test("with one search of them it is as of that search alone", async () => {
    config.REPORT_TIMEZONE = noonZone(9);
    const { id } = await buildSavedSearch(user.id, { categoryId, frequency: "daily" });
    await appear(2);
    await tellSavedSearches(later(HOUR));
    const { keyboard } = await read((await messagesTo(user))[0]);
    expect(JSON.stringify(keyboard)).toContain(`saved:mute:${id}`);
  });
});
