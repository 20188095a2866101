import { beforeEach, expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { LISTING_DAYS } from "#contract/limits.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildPromotion, buildUser } from "../../../tests/factories.ts";
import { addressesOf, openAll, pressesOf, queuedTo, unsend } from "../../../tests/noticeFactories.ts";
import { noonZone } from "../../../tests/setup/noonZone.ts";
import { warnOfExpiry } from "../lifecycle/warnOfExpiry.ts";
import { closeListing } from "../selling/closeListing.ts";
import { renewListing } from "../selling/renewListing.ts";
import { answerSelling, askStillSelling } from "./askStillSelling.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (days: number) => new Date(Date.now() + days * DAY);

beforeEach(async () => {
  config.REPORT_TIMEZONE = noonZone();
  await sequelize.query("delete from listings");
  await OutboxMessage.destroy({ where: {} });
});

const owner = () => buildUser({ botStartedAt: new Date() });
/** A listing of so many days. */
const aged = (ownerId: number, days: number, overrides: Parameters<typeof buildListing>[0] = {}) =>
  buildListing({ ownerId, expiresAt: later(LISTING_DAYS - days), ...overrides });
const asked = (userId: number) => queuedTo(userId, "listing-notice:");

test("after 14 days its owner is asked, once however often and wherever the job runs", async () => {
  const { id } = await owner();
  const listing = await aged(id, 14, { name: "Диван <3", photos: 1 });
  await aged((await owner()).id, 13.9);
  await aged((await owner()).id, 16.1);
  await Promise.all([askStillSelling(), askStillSelling(), askStillSelling()]);
  await askStillSelling();
  expect(await OutboxMessage.count()).toBe(1);
  for (const language of languages) {
    await unsend(id);
    const [said] = await openAll(id, { language });
    expect(said).toMatchObject({ html: expect.stringContaining("Диван &lt;3"), photo: expect.any(String) });
    expect(said?.html).toContain("14");
    expect(pressesOf(said!)).toEqual([
      `selling:yes:${listing.id}`,
      `selling:sold:${listing.id}`,
      "reminder:mute:StillSelling",
    ]);
    expect(addressesOf(said!)).toEqual([expect.stringContaining(`/editProduct/${listing.link}`)]);
  }
  expect((await listing.reload()).status).toBe("active");
});

test("one that is promoted is asked about on its 28th day only, one that isn't is told that it ends", async () => {
  const people = await Promise.all([owner(), owner(), owner(), owner()]);
  const [fresh, old, short, plain] = people.map(({ id }) => id) as [number, number, number, number];
  const promote = async (ownerId: number, days: number, endsAt: Date | null = null) =>
    buildPromotion({ listingId: (await aged(ownerId, days)).id, ...(endsAt && { type: "TopUp", endsAt }) });
  await promote(fresh, 14.1);
  await promote(old, 28.1);
  await promote(short, 28.1, later(1));
  await aged(plain, 28.1);
  await warnOfExpiry();
  await askStillSelling();
  const causes = async (userId: number) => (await queuedTo(userId)).map(({ cause }) => cause.split(":")[0]);
  expect(await Promise.all([fresh, old, short, plain].map(causes))).toEqual([
    [],
    ["listing-notice"],
    ["listing-expiring"],
    ["listing-expiring"],
  ]);
  const [said] = await openAll(old);
  expect(said?.html).toContain("завершит и продвижение");
});

test("a renewal begins anew", async () => {
  const { id } = await owner();
  const listing = await aged(id, 14);
  await askStillSelling();
  await renewListing(id, listing.id);
  expect(await openAll(id)).toEqual([]);
  await askStillSelling(later(13));
  expect(await asked(id)).toHaveLength(0);
  await askStillSelling(later(14.1));
  expect(await asked(id)).toHaveLength(1);
});

test("who has answered, closed it or wants no such question isn't asked when its turn comes", async () => {
  const [answered, closed, muted, early] = await Promise.all([owner(), owner(), owner(), owner()]);
  const build = async (ownerId: number) => (await aged(ownerId, 14.5)).id;
  const [first, second] = [await build(answered!.id), await build(closed!.id)];
  await build(muted!.id);
  await build(early!.id);
  await muteNotice(early!.id, { kind: "StillSelling", isMuted: true });
  await askStillSelling();
  await answerSelling(answered!.id, first);
  await closeListing(closed!.id, { id: second, reason: "SoldHere" });
  await muteNotice(muted!.id, { kind: "StillSelling", isMuted: true });
  for (const user of [answered, closed, muted, early]) expect(await openAll(user!.id)).toEqual([]);
  expect(await OutboxMessage.count()).toBe(3);
});

test("who can't be reached isn't asked", async () => {
  const silent = [
    await buildUser({ telegramId: null, botStartedAt: new Date() }),
    await buildUser(),
    await buildUser({ botStartedAt: new Date(), botStoppedAt: new Date() }),
    await buildUser({ botStartedAt: new Date(), bannedAt: new Date() }),
  ];
  for (const { id } of silent) await aged(id, 14.5);
  expect(await askStillSelling()).toBe(0);
});

test.each([
  [3, 3],
  [4, 1],
  [7, 1],
])("%i listings of one owner at once: %i messages", async (count, messages) => {
  const { id } = await owner();
  // Not to the minute: what is due later today is asked with it.
  for (let made = 0; made < count; made += 1) await aged(id, 14.1 - made / 20);
  await Promise.all([askStillSelling(), askStillSelling()]);
  const said = await openAll(id);
  expect(said).toHaveLength(messages);
  if (messages > 1) return;
  expect(said[0]?.html).toContain(`Давно в продаже ${count} `);
  expect(addressesOf(said[0]!)).toEqual([expect.stringContaining("/items")]);
  expect(pressesOf(said[0]!)).toEqual(["reminder:mute:StillSelling"]);
  const [{ told } = { told: 0 }] = await rows(
    { told: number },
    "select count(*)::integer as told from listing_notices where user_id = $id and state = 'told'",
    { id },
  );
  expect(told).toBe(count);
});

test("at night nobody is asked, nor by what was queued before", async () => {
  const { id } = await owner();
  await aged(id, 14.2);
  config.REPORT_TIMEZONE = noonZone(23);
  expect(await askStillSelling()).toBe(0);
  config.REPORT_TIMEZONE = noonZone(21);
  expect(await askStillSelling()).toBe(1);
  config.REPORT_TIMEZONE = noonZone(4);
  expect(await openAll(id)).toEqual([]);
  config.REPORT_TIMEZONE = noonZone(9);
  expect(await openAll(id)).toHaveLength(1);
});

test("more owners than a batch on several workers at once: each is asked once", async () => {
  for (let made = 0; made < 130; made += 1) await aged((await owner()).id, 14.3);
  await Promise.all([askStillSelling(), askStillSelling()]);
  expect(await OutboxMessage.count()).toBe(130);
});
