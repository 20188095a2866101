import { beforeEach, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { LISTING_DAYS } from "#contract/limits.ts";
import { type ListingStatus, listingStatuses } from "#contract/listings.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { Listing } from "#db/models/Listing.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildPromotion, buildUser } from "../../../tests/factories.ts";
import { expireListings } from "./expireListings.ts";

const DAY = 86_400_000;
const now = new Date("2026-11-20T10:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);

beforeEach(async () => {
  await sequelize.query("delete from listings");
  await OutboxMessage.destroy({ where: {} });
});

const owner = () => buildUser({ botStartedAt: new Date() });
const statusOf = async (id: number) => (await Listing.findByPk(id))?.status;

test("what is over ends and its owner hears of it, once however often the job runs", async () => {
  const { id: ownerId, telegramId } = await owner();
  const over = await buildListing({ ownerId, expiresAt: ago(0), name: "Диван <3" });
  const alive = await buildListing({ ownerId, expiresAt: ago(-1) });

  expect(await expireListings(now)).toEqual({ expired: 1, renewed: 0 });
  expect(await expireListings(now)).toEqual({ expired: 0, renewed: 0 });
  expect([await statusOf(over.id), await statusOf(alive.id)]).toEqual(["expired", "active"]);

  const messages = await OutboxMessage.findAll();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    userId: ownerId,
    chatId: telegramId,
    cause: `listing-expired:${over.id}:${now.getTime()}`,
  });
  for (const language of languages) {
    const { html, keyboard } = renderMessage(messages[0]?.message, language);
    expect(html).toContain("Диван &lt;3");
    expect(keyboard[0]).toEqual([{ text: expect.any(String), callback_data: `reopen:${over.id}` }]);
    expect(JSON.stringify(keyboard[1])).toContain(`=product_${over.link}"`);
  }
});

const others = listingStatuses.filter((status) => status !== "active");
test.each<ListingStatus>(others)("one that is %s isn't touched", async (status) => {
  const { id } = await buildListing({ status, expiresAt: ago(DAY), ownerId: (await owner()).id });
  expect(await expireListings(now)).toEqual({ expired: 0, renewed: 0 });
  expect(await statusOf(id)).toBe(status);
  expect(await OutboxMessage.count()).toBe(0);
});

test("one that is promoted begins a new life by itself, without a word", async () => {
  const { id: ownerId } = await owner();
  const build = () => buildListing({ ownerId, expiresAt: ago(DAY) });
  const [vip, premium, over, ended] = [await build(), await build(), await build(), await build()];
  await buildPromotion({ listingId: vip.id, type: "Vip" });
  await buildPromotion({ listingId: premium.id, type: "Premium", endsAt: ago(-1) });
  await buildPromotion({ listingId: over.id, type: "TopUp", endsAt: ago(0) });
  await buildPromotion({ listingId: ended.id, type: "Vip", endedAt: ago(DAY) });

  expect(await expireListings(now)).toEqual({ expired: 2, renewed: 2 });
  const renewed = new Date(now.getTime() + LISTING_DAYS * DAY);
  for (const { id, rankAt } of [vip, premium]) {
    expect(await Listing.findByPk(id)).toMatchObject({ status: "active", expiresAt: renewed, rankAt });
  }
  for (const { id } of [over, ended]) expect(await statusOf(id)).toBe("expired");
  expect(await Promotion.count({ where: { listingId: [vip.id, premium.id], endedAt: null } })).toBe(2);
  expect(await OutboxMessage.count()).toBe(2);
});

test("who can't be written to loses the listing all the same", async () => {
  const silent = [
    await buildUser({ telegramId: null, botStartedAt: new Date() }),
    await buildUser(),
    await buildUser({ botStartedAt: new Date(), botStoppedAt: new Date() }),
    await buildUser({ botStartedAt: new Date(), bannedAt: new Date() }),
  ];
  for (const { id: ownerId } of silent) await buildListing({ ownerId, expiresAt: ago(DAY) });
  expect(await expireListings(now)).toEqual({ expired: 4, renewed: 0 });
  expect(await OutboxMessage.count()).toBe(0);
});

test("more than a batch on several workers at once: each ends once and is told once", async () => {
  const { id: ownerId } = await owner();
  const template = await buildListing({ ownerId, expiresAt: ago(DAY) });
  await sequelize.query(
    `insert into listings (link, owner_id, status, name, description, original_lang, price, currency, price_sum, state,
       category_id, category_1, category_2, category_3, region_id, city_id, rank_at, approved_at, expires_at)
     select 'many-' || n, owner_id, 'active', name, description, original_lang, price, currency, price_sum, state,
       category_id, category_1, category_2, category_3, region_id, city_id, rank_at, approved_at, expires_at
     from listings, generate_series(1, 249) n where id = $id`,
    { bind: { id: template.id } },
  );
  const runs = await Promise.all([expireListings(now), expireListings(now), expireListings(now)]);
  expect(runs.reduce((sum, { expired }) => sum + expired, 0)).toBe(250);
  expect(await Listing.count({ where: { status: "expired" } })).toBe(250);
  expect(await OutboxMessage.count()).toBe(250);
});

test("one that its owner renews at the same moment waits for them and lives on", async () => {
  const { id } = await buildListing({ expiresAt: ago(DAY), ownerId: (await owner()).id });
  const renewing = await sequelize.transaction();
  await Listing.update({ expiresAt: ago(-DAY) }, { where: { id }, transaction: renewing });
  expect(await expireListings(now)).toEqual({ expired: 0, renewed: 0 });
  await renewing.commit();
  expect(await expireListings(now)).toEqual({ expired: 0, renewed: 0 });
  expect(await statusOf(id)).toBe("active");
});
