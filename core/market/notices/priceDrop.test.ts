import { beforeEach, expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { Favourite } from "#db/models/Favourite.ts";
import type { Listing } from "#db/models/Listing.ts";
import type { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing } from "../../../tests/factories.ts";
import {
  addressesOf,
  changesLeft,
  close,
  noticeStates,
  openAll,
  pressesOf,
  queuedTo,
  reprice,
  startAnew,
  unsend,
} from "../../../tests/noticeFactories.ts";
import { noonZone } from "../../../tests/setup/noonZone.ts";
import { reopenListing } from "../selling/reopenListing.ts";
import { updateListing } from "../selling/updateListing.ts";
import { tellKeepers } from "./tellKeepers.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let listing: Listing;
let keeper: User;
beforeEach(async () => {
  ({ listing, keeper } = await startAnew());
});
/** All that was told so far was told so long ago. */
const pass = (ms: number) =>
  sequelize.query("update favourites set price_told_at = price_told_at - make_interval(secs => $seconds)", {
    bind: { seconds: ms / 1000 },
  });

test("is told with both prices, the photo, and how to hear no more of it, in each language", async () => {
  await reprice(listing, 80_000);
  expect(await tellKeepers()).toBe(1);
  const [message] = await queuedTo(keeper.id);
  expect(message).toMatchObject({ chatId: keeper.telegramId });
  for (const language of languages) {
    await keeper.update({ language });
    await unsend(keeper.id);
    const [said] = await openAll(keeper.id, { language });
    if (!said) throw new Error("nothing was said");
    const { html, photo } = said;
    expect(html).toContain("Диван &lt;3");
    expect(html).toContain(`<s>${priceText({ price: 100_000, currency: "UZS" }, language)}</s>`);
    expect(html).toContain(`<b>${priceText({ price: 80_000, currency: "UZS" }, language)}</b>`);
    expect(photo).toBeTruthy();
    expect(addressesOf(said)[0]).toContain(`product_${listing.link}`);
    expect(pressesOf(said)).toEqual([`kept:hush:${listing.id}`, "reminder:mute:PriceDrop"]);
  }
});

test.each([
  [97_000, 1],
  [97_001, 0],
  [100_001, 0],
])("from 100 000 to %i: %i messages", async (price, count) => {
  await reprice(listing, price);
  expect(await tellKeepers()).toBe(count);
  expect(await changesLeft()).toBe(0);
});

test("is told once by two workers at once, of two changes at once too", async () => {
  await reprice(listing, 90_000);
  await reprice(listing, 80_000);
  await Promise.all([tellKeepers(), tellKeepers(), tellKeepers()]);
  expect(await openAll(keeper.id)).toHaveLength(1);
  await pass(DAY);
  expect(await tellKeepers()).toBe(0);
  expect(await noticeStates()).toEqual(["told"]);
});

test("is one below what was last told: who goes up and down again tells nobody anything", async () => {
  await reprice(listing, 80_000);
  await tellKeepers();
  expect(await openAll(keeper.id)).toHaveLength(1);
  await pass(2 * DAY);
  for (const price of [120_000, 80_000, 100_000, 79_000]) {
    await reprice(listing, price);
    expect(await tellKeepers(), String(price)).toBe(0);
  }
  await reprice(listing, 70_000);
  expect(await tellKeepers()).toBe(1);
  const [said] = await openAll(keeper.id);
  expect(said?.html).toContain(`<s>${priceText({ price: 80_000, currency: "UZS" }, "ru")}</s>`);
});

test("is told once a day: the next one waits, and tells the price of its time", async () => {
  await reprice(listing, 90_000);
  await tellKeepers();
  await openAll(keeper.id);
  await reprice(listing, 80_000);
  await tellKeepers();
  const [message] = await queuedTo(keeper.id);
  expect(message!.dueAt.getTime()).toBeGreaterThan(Date.now() + DAY - HOUR);
  await reprice(listing, 70_000);
  expect(await tellKeepers()).toBe(0);
  const said = await openAll(keeper.id);
  expect(said.map(({ html }) => html.replace(/\s/g, " "))).toEqual([
    expect.stringContaining("<s>90 000 сум</s> → <b>70 000 сум</b>"),
  ]);
});

test("that is mended before its turn is told to nobody; the next one is", async () => {
  await reprice(listing, 10_000);
  await tellKeepers();
  await reprice(listing, 100_000);
  await tellKeepers();
  expect(await openAll(keeper.id)).toEqual([]);
  expect(await noticeStates()).toEqual(["over"]);
  await reprice(listing, 90_000);
  expect(await tellKeepers()).toBe(1);
});

test("in another currency is compared in sum; to be agreed on is no price", async () => {
  const units = Math.floor(90_000 / config.UYE_RATE_SUM);
  await reprice(listing, units, "UYE");
  expect(await tellKeepers()).toBe(units > 0 ? 1 : 0);
  await openAll(keeper.id);
  await pass(2 * DAY);
  await reprice(listing, Math.ceil(200_000 / config.UYE_RATE_SUM), "UYE");
  await updateListing(listing.ownerId, listing.link, { price: 0, isNegotiable: true });
  expect(await tellKeepers()).toBe(0);
});

test("is told of no listing that isn't on sale, and once it is again", async () => {
  await close(listing);
  await sequelize.query("truncate listing_changes");
  await reprice(listing, 80_000);
  expect(await tellKeepers()).toBe(0);
  await reopenListing(listing.ownerId, listing.id);
  expect(await tellKeepers()).toBe(1);
});

test("of a listing that nobody keeps leaves no trace", async () => {
  const other = await buildListing();
  await reprice(other, 10);
  expect(await changesLeft()).toBe(0);
});

test("nobody is woken: at night it waits for the morning, and is said then if it is still so", async () => {
  config.REPORT_TIMEZONE = noonZone(23);
  await reprice(listing, 50_000);
  await tellKeepers();
  const [row] = await queuedTo(keeper.id);
  const hours = (row!.dueAt.getTime() - Date.now()) / HOUR;
  expect(hours).toBeGreaterThan(8.9);
  expect(hours).toBeLessThanOrEqual(10);
  // A zone that was changed, a clock that was set: whoever is to send it looks once more.
  expect(await openAll(keeper.id)).toEqual([]);
  expect(await noticeStates()).toEqual(["queued"]);
  config.REPORT_TIMEZONE = noonZone(9);
  expect(await openAll(keeper.id)).toHaveLength(1);
});

test("favourites that nobody noted a price of know the one before the change", async () => {
  await Favourite.update({ knownPrice: null, knownCurrency: null }, { where: { listingId: listing.id } });
  await reprice(listing, 90_000);
  await tellKeepers();
  const [said] = await openAll(keeper.id);
  expect(said?.html.replace(/\s/g, " ")).toContain("<s>100 000 сум</s>");
});
