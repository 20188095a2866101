import { Op } from "sequelize";
import { beforeEach, expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { VIP_PLACES } from "#contract/limits.ts";
import { refundByHand } from "#core/money/payments/refundByHand.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { PromotionPurchase } from "#db/models/PromotionPurchase.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildConnection, buildListing, buildReport, buildUser } from "../../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { addressesOf } from "../../../tests/noticeFactories.ts";
import { noonZone } from "../../../tests/setup/noonZone.ts";
import { moderateListings } from "../moderation/moderateListings.ts";
import { closeListing } from "../selling/closeListing.ts";
import { endExpired } from "./endPromotions.ts";
import { promoteWithCoins } from "./promoteWithCoins.ts";

await sellServices();
const offers = await Promise.all([findOffer("TopUp"), findOffer("Vip"), findOffer("Premium")]);
const [topUp, vip, premium] = offers as [(typeof offers)[0], (typeof offers)[0], (typeof offers)[0]];

beforeEach(() => {
  config.REPORT_TIMEZONE = noonZone();
});

/** A seller whose listing has these services, with 7 views and a contact since. */
async function promoted(...bought: { id: number }[]) {
  const { id: ownerId } = await buildUser({ botStartedAt: new Date() });
  const listing = await buildListing({ ownerId, name: "Диван <3" });
  await giveCoins(ownerId, 1000);
  const featureIds = bought.map(({ id }) => id);
  const { transactionId } = await promoteWithCoins({ userId: ownerId, listingId: listing.id, featureIds });
  // The day of the zone set above: reportDay keeps to the one that the process began with.
  await sequelize.query(
    "insert into listing_views (listing_id, day, views) values ($id, (now() at time zone $zone)::date, 7)",
    { bind: { id: listing.id, zone: config.REPORT_TIMEZONE } },
  );
  await buildConnection({ listingId: listing.id });
  const ended = () =>
    OutboxMessage.findAll({
      where: { userId: ownerId, cause: { [Op.startsWith]: "promotion-over:" } },
      order: ["id"],
    });
  /** The messages to the seller since the payment. */
  const told = () =>
    OutboxMessage.findAll({
      where: { userId: ownerId, cause: { [Op.notLike]: "paid:%" } },
      order: ["id"],
    });
  const endedWords = async () => {
    const messages = await ended();
    expect(messages).toHaveLength(1);
    return renderMessage(messages[0]!.message, "ru");
  };
  return { listing, ownerId, transactionId, ended, told, endedWords };
}

const runOut = (listingId: number) =>
  Promotion.update({ endsAt: new Date(Date.now() - 1000) }, { where: { listingId, endedAt: null } });

test.each([
  ["TopUp", topUp, "Подъём просмотров закончился"],
  ["Premium", premium, "Premium закончился"],
] as const)(
  "%s that has run out tells what it brought, its receipt, and how to begin again",
  async (_type, offer, title) => {
    const { listing, transactionId, endedWords } = await promoted(offer);
    await runOut(listing.id);
    await Promise.all([endExpired(), endExpired()]);
    const said = await endedWords();
    const { html } = said;
    expect(html).toContain(title);
    expect(html).toContain("Диван &lt;3");
    expect(html).toContain(`За это время: 7 просмотров, 1 обращение. Чек № ${transactionId}.`);
    expect(addressesOf(said)).toEqual([expect.stringContaining(`/promote/${listing.id}`)]);
  },
);

test("VIP that newer ones push out tells the same", async () => {
  const { listing, transactionId, endedWords } = await promoted(vip);
  for (let entered = 0; entered < VIP_PLACES; entered += 1) await promoted(vip);
  const said = await endedWords();
  const { html } = said;
  expect(html).toContain("Объявление вышло из VIP");
  expect(html).toContain(`7 просмотров, 1 обращение. Чек № ${transactionId}.`);
  expect(addressesOf(said)).toEqual([expect.stringContaining(`/promote/${listing.id}`)]);
});

test("all that ends with its listing is told in one message, without a way to begin again", async () => {
  const { listing, ownerId, transactionId, endedWords } = await promoted(topUp, vip, premium);
  await closeListing(ownerId, { id: listing.id, reason: "SoldHere" });
  const said = await endedWords();
  const { html } = said;
  expect(html).toContain("объявление закрыто");
  expect(html).toContain("• Подъём просмотров\n• VIP\n• Premium");
  expect(html).toContain(`7 просмотров, 1 обращение. Чек № ${transactionId}.`);
  expect(said.keyboard).toEqual([]);
});

test.each([
  ["duplicate", "вернули монеты", "сгорел"],
  ["spam", "сгорел", "монеты"],
] as const)("taken down for %s, all that becomes of it is one message", async (reason, said, unsaid) => {
  const { listing, transactionId, told } = await promoted(topUp, vip);
  const { id: adminId } = await buildUser({ isAdmin: true });
  await buildReport({ listingId: listing.id });
  const { id, edition } = await listing.reload();
  await moderateListings(adminId, {
    isModerated: false,
    productIds: [id],
    editions: [edition],
    reason,
  });
  const messages = await told();
  expect(messages.map(({ cause }) => cause)).toEqual([`listing-removed:${id}:${edition}`]);
  const { html } = renderMessage(messages[0]!.message, "ru");
  expect(html).toContain("Объявление снято с продажи");
  expect(html).toContain(
    "закончилось продвижение:\n• Подъём просмотров\n• VIP\n\nЗа это время: 7 просмотров",
  );
  expect(html).toContain(`Чек № ${transactionId}.`);
  expect(html).toMatch(new RegExp(said));
  expect(html).not.toMatch(new RegExp(unsaid));
  for (const language of languages) {
    expect(renderMessage(messages[0]!.message, language).html).toMatch(/VIP.*7.*1.*№.*\/support/s);
  }
});

test("what is taken down unpromoted says nothing of promotion", async () => {
  const { id: ownerId } = await buildUser({ botStartedAt: new Date() });
  const listing = await buildListing({ ownerId });
  const { id: adminId } = await buildUser({ isAdmin: true });
  await buildReport({ listingId: listing.id });
  const { id, edition } = await listing.reload();
  const asked = { isModerated: false, productIds: [id], editions: [edition] };
  await moderateListings(adminId, { ...asked, reason: "spam" });
  const [only] = await OutboxMessage.findAll({ where: { userId: listing.ownerId } });
  expect(renderMessage(only!.message, "ru").html).not.toMatch(/продвижени|монет|Чек/);
});

test("a refund is one message: the money, what has ended by it, and the way to buy it again", async () => {
  const { listing, transactionId, told } = await promoted(topUp, premium);
  await refundByHand(transactionId, null);
  const messages = await told();
  expect(messages.map(({ cause }) => cause)).toEqual([`refunded:${transactionId}`]);
  const said = renderMessage(messages[0]!.message, "ru");
  expect(said.html).toContain(`Возврат платежа № ${transactionId}`);
  expect(said.html).toContain("монет, они снова на вашем балансе");
  expect(said.html).toContain(
    "продвижение «Диван &lt;3»:\n• Подъём просмотров\n• Premium\n\nЗа это время: 7 просмотров, 1 обращение.",
  );
  expect(said.html).not.toMatch(/больше не действуют|Чек/);
  expect(addressesOf(said)).toEqual([expect.stringContaining(`/promote/${listing.id}`)]);
  for (const language of languages) {
    expect(renderMessage(messages[0]!.message, language).html).toMatch(/Premium.*7.*1/s);
  }
});

test("what goes on by another payment is refunded without an end", async () => {
  const { listing, ownerId, transactionId, told } = await promoted(topUp);
  await promoteWithCoins({ userId: ownerId, listingId: listing.id, featureIds: [topUp.id] });
  await refundByHand(transactionId, null);
  const [message, ...others] = await told();
  expect(others).toEqual([]);
  const said = renderMessage(message!.message, "ru");
  expect(said.html).toContain("Оплаченные им услуги больше не действуют.");
  expect(said.keyboard).toEqual([]);
});

test("another strength ends the one before, and several payments are all named", async () => {
  const { listing, ownerId, transactionId, ended } = await promoted(topUp);
  const more = await promoteWithCoins({ userId: ownerId, listingId: listing.id, featureIds: [topUp.id] });
  const { id } = await findOffer("TopUp", 2);
  await promoteWithCoins({ userId: ownerId, listingId: listing.id, featureIds: [id] });
  const [message, ...others] = await ended();
  expect(others).toEqual([]);
  expect(renderMessage(message!.message, "ru").html).toMatch(
    new RegExp(`заменил.*Чеки № ${transactionId}, № ${more.transactionId}\\.`, "s"),
  );
});

test("what nobody paid has no receipt; what ends while its listing is off sale is told too", async () => {
  const { listing, endedWords } = await promoted(topUp);
  await PromotionPurchase.destroy({ where: {} });
  await listing.update({ status: "expired" });
  await runOut(listing.id);
  await endExpired();
  const said = await endedWords();
  const { html } = said;
  expect(html).not.toContain("Чек");
  expect(said.keyboard).toEqual([]);
});

test("what ends by the clock at night is told in the morning, what somebody ends at once", async () => {
  config.REPORT_TIMEZONE = noonZone(23);
  const { listing, ownerId, ended } = await promoted(topUp, vip);
  await Promotion.update(
    { endsAt: new Date(Date.now() - 1000) },
    { where: { listingId: listing.id, type: "TopUp" } },
  );
  await endExpired();
  await closeListing(ownerId, { id: listing.id, reason: "Other" });
  const [clock, closed] = await ended();
  expect(clock!.dueAt.getTime()).toBeGreaterThan(Date.now() + 8 * 3_600_000);
  expect(closed!.dueAt.getTime()).toBeLessThanOrEqual(Date.now());
});

test("who can't be written to isn't, and every language has the words", async () => {
  const { listing, ownerId, ended } = await promoted(topUp, vip);
  const banned = await promoted(topUp);
  await sequelize.query("update users set banned_at = now() where id = $id", {
    bind: { id: banned.ownerId },
  });
  await transact(() => closeListing(ownerId, { id: listing.id, reason: "Other" }));
  await runOut(banned.listing.id);
  await endExpired();
  expect(await banned.ended()).toEqual([]);
  const [message] = await ended();
  for (const language of languages) {
    const { html } = renderMessage(message!.message, language);
    expect(html).toMatch(/VIP.*7.*1.*№/s);
  }
});
