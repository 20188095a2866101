import { beforeEach, describe, expect, test } from "vitest";
import { config } from "#config";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { Listing } from "#db/models/Listing.ts";
import type { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import {
  appear,
  beginToTell,
  buildHearer,
  buildSavedSearch,
  messagesTo,
  openTold,
  readTold,
} from "../../../tests/savedSearchFactories.ts";
import { noonZone } from "../../../tests/setup/noonZone.ts";
import { changeSavedSearch } from "./changeSavedSearch.ts";
import { deleteSavedSearch } from "./ownSavedSearch.ts";
import { tellSavedSearches } from "./tellSavedSearches.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let user: User;
let categoryId: number;
beforeEach(async () => {
  ({ user, categoryId } = await beginToTell());
});

describe("who isn't told", () => {
  test("of one's own, of what came before it was saved, of whom one has blocked", async () => {
    const { id } = await buildSavedSearch(user.id, { categoryId });
    await appear(1, { categoryId, ownerId: user.id });
    const [blocked] = await appear(1, { categoryId });
    const [old] = await appear(1, { categoryId });
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
      muted,
      quiet,
      await buildHearer({ botStoppedAt: new Date() }),
      await buildHearer({ botStartedAt: null }),
      await buildHearer({ bannedAt: new Date() }),
      await buildHearer({ telegramId: null }),
    ];
    for (const one of silent) await buildSavedSearch(one.id, { categoryId });
    await appear(1, { categoryId });
    expect(await tellSavedSearches()).toBe(0);
    await muteNotice(muted.id, { kind: "SavedSearch", isMuted: false });
    expect(await tellSavedSearches()).toBe(0);
    await appear(1, { categoryId });
    expect(await tellSavedSearches()).toBe(1);
    expect((await readTold((await messagesTo(muted))[0])).html).toContain("1 новое");
  });

  test("of a search that is paused; what came meanwhile isn't told afterwards", async () => {
    const { id } = await buildSavedSearch(user.id, { categoryId });
    await appear(1, { categoryId });
    await changeSavedSearch(user.id, { id, isPaused: true });
    await appear(1, { categoryId });
    expect(await tellSavedSearches()).toBe(0);
    await changeSavedSearch(user.id, { id, isPaused: false });
    expect(await tellSavedSearches()).toBe(0);
    await appear(1, { categoryId });
    expect(await tellSavedSearches()).toBe(1);
  });

  test("anybody at night: it comes in the morning", async () => {
    await buildSavedSearch(user.id, { categoryId });
    await appear(1, { categoryId });
    config.REPORT_TIMEZONE = noonZone(23);
    expect(await tellSavedSearches()).toBe(0);
    config.REPORT_TIMEZONE = noonZone(9);
    expect(await tellSavedSearches()).toBe(1);
    config.REPORT_TIMEZONE = noonZone(3);
    expect(await openTold((await messagesTo(user))[0])).toMatchObject({
      kind: "held",
      until: expect.any(Date),
    });
  });
});

describe("a message is made when it is sent", () => {
  test("what is gone or costs too much by then isn't in it; with nothing left it isn't sent", async () => {
    await buildSavedSearch(user.id, { categoryId, maxPrice: 1_000_000 });
    const [gone, dearer, here] = await appear(3, { categoryId, price: 500_000 });
    await tellSavedSearches();
    const [message] = await messagesTo(user);
    await gone?.update({ status: "closed" });
    await dearer?.update({ price: 2_000_000, priceSum: 2_000_000 });
    const { html } = await readTold(message);
    expect(html).toContain("1 новое объявление");
    expect(html).toContain(here?.name);
    await here?.update({ status: "closed" });
    expect(await openTold(message)).toEqual({ kind: "over" });
  });

  test.each(["muted", "paused", "deleted"])("nor when its search is %s meanwhile", async (what) => {
    const { id } = await buildSavedSearch(user.id, { categoryId });
    await appear(1, { categoryId });
    await tellSavedSearches();
    if (what === "muted") await muteNotice(user.id, { kind: "SavedSearch", isMuted: true });
    if (what === "paused") await changeSavedSearch(user.id, { id, isPaused: true });
    if (what === "deleted") await deleteSavedSearch(user.id, id);
    expect(await openTold((await messagesTo(user))[0])).toEqual({ kind: "over" });
  });
});
