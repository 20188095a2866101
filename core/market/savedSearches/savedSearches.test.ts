import { beforeEach, describe, expect, test } from "vitest";
import { SAVED_SEARCHES_MAX } from "#contract/limits.ts";
import { mergeAccounts } from "#core/people/accounts/mergeAccounts.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser, findLeaf, findPlace } from "../../../tests/factories.ts";
import {
  approveNew,
  buildHearer,
  buildSavedSearch,
  clearSavedSearches,
} from "../../../tests/savedSearchFactories.ts";
import { changeSavedSearch } from "./changeSavedSearch.ts";
import { findHindrance } from "./findHindrance.ts";
import { matchNewListings } from "./matchNewListings.ts";
import { narrowSavedSearch } from "./narrowSavedSearch.ts";
import { deleteSavedSearch, findSavedSearch, listSavedSearches, seeSavedSearch } from "./ownSavedSearch.ts";
import { restoreSavedSearch } from "./restoreSavedSearch.ts";
import { saveSearch } from "./saveSearch.ts";

beforeEach(async () => {
  await sequelize.query("delete from listings");
  await clearSavedSearches();
});

const listOf = async (userId: number) => (await listSavedSearches(userId)).data;

describe("one search is one, however it is written", () => {
  test("words, order of prices, places that lie in each other, options in two languages", async () => {
    const { id: userId } = await buildUser();
    const { city, district } = await findPlace();
    const one = await saveSearch(userId, {
      search: "  iPhone   13 ",
      minPrice: 900,
      maxPrice: 100,
      districtId: district.id,
      frequency: "daily",
    });
    const other = await saveSearch(userId, {
      search: "IPHONE 13",
      minPrice: 100,
      maxPrice: 900,
      frequency: "atOnce",
      searchOnlyWithPhotos: false,
      regionId: city.regionId,
      cityId: city.id,
      districtId: district.id,
    });
    expect(other).toMatchObject({ id: one.id, frequency: "atOnce" });
    expect(await listOf(userId)).toHaveLength(1);
    const same = await findSavedSearch(userId, {
      search: "iphone 13",
      minPrice: 100,
      maxPrice: 900,
      districtId: district.id,
    });
    expect(same).toMatchObject({ search: { id: one.id }, isSavable: true });
    expect((await findSavedSearch(userId, { search: "iphone 14" })).search).toBeNull();
  });

  test("two at once are one", async () => {
    const { id: userId } = await buildUser();
    const saved = await Promise.all(
      Array.from({ length: 5 }, () => saveSearch(userId, { search: "диван", frequency: "atOnce" })),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });
});

test("named in plain words of both languages", async () => {
  const { id: userId } = await buildUser();
  const leaf = await findLeaf();
  const { city, district } = await findPlace();
  const { name, name_uz } = await saveSearch(userId, {
    search: "Диван",
    categoryId: leaf.id,
    maxPrice: 5_000_000,
    state: "Used",
    frequency: "daily",
    districtId: district.id,
    searchOnlyWithPhotos: true,
  });
  expect(name.replaceAll(/\s/g, " ")).toBe(
    `«диван», ${leaf.nameRu}, до 5 000 000 сум, б/у, с фото, ${district.nameRu}`,
  );
  expect(name_uz).toContain(`gacha, ishlatilgan, suratli, ${district.nameUz}`);
  const wide = await saveSearch(userId, { minPrice: 0, maxPrice: 10, cityId: city.id, frequency: "daily" });
  expect(wide.name.replaceAll(/\s/g, " ")).toBe(`0 – 10 сум, ${city.nameRu}`);
});

test.each([
  [{}, "search"],
  [{ regionId: 1 }, "search"],
  [{ searchOnlyWithPhotos: true }, "search"],
  [{ search: "!!!" }, "search"],
  [{ categoryId: 2_000_000_000 }, "categoryId"],
  [{ search: "диван", cityId: 2_000_000_000 }, "regionId"],
  [{ search: "диван", p: { "2000000000": ["x"] } }, "p.2000000000"],
])("what asks for nothing, or for what there is not, isn't saved: %j", async (asked, field) => {
  const { id: userId } = await buildUser();
  await expect(saveSearch(userId, { ...asked, frequency: "atOnce" })).rejects.toMatchObject({
    code: "invalid_input",
    details: { fields: { [field]: expect.any(String) } },
  });
  expect(await listOf(userId)).toEqual([]);
});

test("twenty and no more, also when they come at once; one that is there is still changed", async () => {
  const { id: userId } = await buildUser();
  const tries = await Promise.allSettled(
    Array.from({ length: SAVED_SEARCHES_MAX + 3 }, (_, at) =>
      saveSearch(userId, { search: `диван ${at}`, frequency: "atOnce" }),
    ),
  );
  const refused = tries.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({
    reason: { code: "conflict", details: { fields: { searches: "too_many" } } },
  });
  const [first] = await listOf(userId);
  expect(await saveSearch(userId, { ...first?.filters, frequency: "daily" })).toMatchObject({
    id: first?.id,
  });
});

test("somebody else's is none of mine: not seen, changed, narrowed or deleted", async () => {
  const [owner, stranger] = [await buildUser(), await buildUser()];
  const { id } = await saveSearch(owner.id, { search: "диван", frequency: "atOnce" });
  expect(await listOf(stranger.id)).toEqual([]);
  const refusal = { code: "not_found" };
  await expect(changeSavedSearch(stranger.id, { id, isPaused: true })).rejects.toMatchObject(refusal);
  await expect(narrowSavedSearch(stranger.id, { id, search: "шкаф" })).rejects.toMatchObject(refusal);
  await deleteSavedSearch(stranger.id, id);
  await seeSavedSearch(stranger.id, id);
  expect(await listOf(owner.id)).toMatchObject([{ id, isPaused: false, frequency: "atOnce" }]);
  await deleteSavedSearch(owner.id, id);
  await deleteSavedSearch(owner.id, id);
  expect(await listOf(owner.id)).toEqual([]);
});

test("counts what is new since it was opened: neither own nor of whom one has blocked", async () => {
  const [user, seller, blocked] = [await buildHearer(), await buildUser(), await buildUser()];
  const leaf = await findLeaf();
  const { id } = await buildSavedSearch(user.id, { categoryId: leaf.id });
  const fromBlocked = await approveNew({ categoryId: leaf.id, ownerId: blocked.id });
  await approveNew({ categoryId: leaf.id, ownerId: user.id });
  await approveNew({ categoryId: leaf.id, ownerId: seller.id });
  await matchNewListings();
  const countOf = async () => (await listOf(user.id))[0]?.newCount;
  expect(await countOf()).toBe(2);
  await sequelize.query(
    "insert into blocks (blocker_id, blocked_id, reason) values ($one, $other, 'other')",
    {
      bind: { one: user.id, other: fromBlocked.ownerId },
    },
  );
  expect(await countOf()).toBe(1);
  await seeSavedSearch(user.id, id);
  expect(await countOf()).toBe(0);
  await approveNew({ categoryId: leaf.id, ownerId: seller.id });
  await matchNewListings();
  expect(await countOf()).toBe(1);
});

describe("deleted by mistake", () => {
  test("it comes back as it was: what is new, told, paused, its place and its buttons", async () => {
    const user = await buildHearer();
    const leaf = await findLeaf();
    const { id } = await buildSavedSearch(user.id, { categoryId: leaf.id, frequency: "daily" });
    await buildSavedSearch(user.id, { search: "диван" });
    await approveNew({ categoryId: leaf.id });
    await matchNewListings();
    await changeSavedSearch(user.id, { id, isPaused: true });
    const before = await listOf(user.id);
    expect(before[1]).toMatchObject({ id, newCount: 1, isPaused: true });
    await deleteSavedSearch(user.id, id);
    expect(await listOf(user.id)).toHaveLength(1);
    expect(await restoreSavedSearch(user.id, id)).toMatchObject({ id, newCount: 1, isPaused: true });
    expect(await restoreSavedSearch(user.id, id)).toMatchObject({ id });
    expect(await listOf(user.id)).toEqual(before);
  });

  test("one like it, saved meanwhile, gives way; a stranger brings back nothing; twenty stay twenty", async () => {
    const [{ id: userId }, stranger] = [await buildHearer(), await buildHearer()];
    const { id } = await buildSavedSearch(userId, { search: "шкаф" });
    await deleteSavedSearch(userId, id);
    await expect(restoreSavedSearch(stranger.id, id)).rejects.toMatchObject({ code: "not_found" });
    await buildSavedSearch(userId, { search: "шкаф" });
    await restoreSavedSearch(userId, id);
    expect((await listOf(userId)).map((one) => one.id)).toEqual([id]);
    await deleteSavedSearch(userId, id);
    for (let at = 0; at < SAVED_SEARCHES_MAX; at += 1)
      await buildSavedSearch(userId, { search: `стол ${at}` });
    await expect(restoreSavedSearch(userId, id)).rejects.toMatchObject({ code: "conflict" });
    expect(await listOf(userId)).toHaveLength(SAVED_SEARCHES_MAX);
  });
});

test("narrowed, it asks for something else from now on and becomes one with its like", async () => {
  const { id: userId } = await buildHearer();
  const leaf = await findLeaf();
  const { id } = await buildSavedSearch(userId, { categoryId: leaf.id, frequency: "daily" });
  const like = await buildSavedSearch(userId, { categoryId: leaf.id, maxPrice: 10 });
  await approveNew({ categoryId: leaf.id });
  await matchNewListings();
  const narrowed = await narrowSavedSearch(userId, { id, categoryId: leaf.id, maxPrice: 10 });
  expect(narrowed).toMatchObject({ id, frequency: "daily", newCount: 0, filters: { maxPrice: 10 } });
  expect((await listOf(userId)).map((one) => one.id)).toEqual([id]);
  expect(like.id).not.toBe(id);
});

test("who can't be told hears why", async () => {
  const never = await buildUser({ botStartedAt: null });
  const stopped = await buildHearer({ botStoppedAt: new Date() });
  const muted = await buildHearer();
  await muteNotice(muted.id, { kind: "SavedSearch", isMuted: true });
  const quiet = await buildHearer();
  await sequelize.query("update users set notices_stopped_at = now() where id = $id", {
    bind: { id: quiet.id },
  });
  const all = [never, stopped, muted, quiet, await buildHearer()];
  expect(await Promise.all(all.map(({ id }) => findHindrance(id)))).toEqual([
    "notStarted",
    "stopped",
    "muted",
    "muted",
    null,
  ]);
});

test("an account that becomes part of another brings its searches along, those that both have once", async () => {
  const old = await buildUser({ telegramId: null });
  const user = await buildUser();
  await saveSearch(old.id, { search: "диван", frequency: "daily" });
  await saveSearch(old.id, { search: "шкаф", frequency: "daily" });
  const { id } = await saveSearch(user.id, { search: "диван", frequency: "atOnce" });
  await mergeAccounts(old.id, user.id);
  expect(await listOf(old.id)).toEqual([]);
  expect((await listOf(user.id)).map(({ filters, frequency }) => [filters.search, frequency]).sort()).toEqual(
    [
      ["диван", "atOnce"],
      ["шкаф", "daily"],
    ],
  );
  expect((await listOf(user.id)).map((one) => one.id)).toContain(id);
});
