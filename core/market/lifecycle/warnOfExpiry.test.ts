import { beforeEach, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { EXPIRY_WARNING_DAYS } from "#contract/limits.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { Listing } from "#db/models/Listing.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildPromotion, buildUser } from "../../../tests/factories.ts";
import { renewListing } from "../selling/renewListing.ts";
import { warnOfExpiry } from "./warnOfExpiry.ts";

const DAY = 86_400_000;
const now = new Date("2026-11-20T10:00:00Z");
const ahead = (ms: number) => new Date(now.getTime() + ms);

beforeEach(async () => {
  await sequelize.query("delete from listings");
  await OutboxMessage.destroy({ where: {} });
});

const owner = () => buildUser({ botStartedAt: new Date() });

test("three days before the end the owner is told, once however often the job runs", async () => {
  const { id: ownerId, telegramId } = await owner();
  const expiresAt = ahead(EXPIRY_WARNING_DAYS * DAY);
  const soon = await buildListing({ ownerId, expiresAt, name: "Диван <3" });
  await buildListing({ ownerId, expiresAt: ahead(EXPIRY_WARNING_DAYS * DAY + 1) });
  await buildListing({ ownerId, expiresAt: now });

  expect([await warnOfExpiry(now), await warnOfExpiry(now)]).toEqual([1, 0]);
  const messages = await OutboxMessage.findAll();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    userId: ownerId,
    chatId: telegramId,
    cause: `listing-expiring:${soon.id}:${expiresAt.getTime()}`,
  });
  for (const language of languages) {
    const { html, keyboard } = renderMessage(messages[0]?.message, language);
    expect(html).toContain("Диван &lt;3");
    expect(html).toContain("23.11");
    expect(keyboard[0]).toEqual([{ text: expect.any(String), callback_data: `renew:${soon.id}` }]);
  }
});

test("each end is told of: one that was renewed has another", async () => {
  const { id: ownerId } = await owner();
  const { id } = await buildListing({ ownerId, expiresAt: ahead(DAY) });
  expect(await warnOfExpiry(now)).toBe(1);
  const { expiresAt } = await renewListing(ownerId, id);
  expect(await warnOfExpiry(now)).toBe(0);
  expect(await warnOfExpiry(new Date(expiresAt.getTime() - DAY))).toBe(1);
  expect(await OutboxMessage.count()).toBe(2);
});

test("a promotion that outlasts it renews it, so there is nothing to tell", async () => {
  const { id: ownerId } = await owner();
  const expiresAt = ahead(DAY);
  const build = () => buildListing({ ownerId, expiresAt });
  const [vip, longer, shorter] = [await build(), await build(), await build()];
  await buildPromotion({ listingId: vip.id, type: "Vip" });
  await buildPromotion({ listingId: longer.id, type: "TopUp", endsAt: ahead(DAY + 1) });
  await buildPromotion({ listingId: shorter.id, type: "Premium", endsAt: expiresAt });
  expect(await warnOfExpiry(now)).toBe(1);
  const [message] = await OutboxMessage.findAll();
  expect(message?.cause).toContain(`listing-expiring:${shorter.id}:`);
});

test("who never started the bot, stopped it, is banned or isn't of Telegram hears nothing", async () => {
  const silent = [
    await buildUser({ telegramId: null, botStartedAt: new Date() }),
    await buildUser(),
    await buildUser({ botStartedAt: new Date(), botStoppedAt: new Date() }),
    await buildUser({ botStartedAt: new Date(), bannedAt: new Date() }),
  ];
  for (const { id: ownerId } of silent) await buildListing({ ownerId, expiresAt: ahead(DAY) });
  for (const status of ["pending", "rejected", "closed", "expired", "removed"] as const) {
    await buildListing({ status, ownerId: (await owner()).id, expiresAt: ahead(DAY) });
  }
  expect(await warnOfExpiry(now)).toBe(0);
  expect(await OutboxMessage.count()).toBe(0);
});

test("more than a batch on several workers at once: each is told of once", async () => {
  const { id: ownerId } = await owner();
  for (let made = 0; made < 130; made += 1) await buildListing({ ownerId, expiresAt: ahead(DAY + made) });
  const runs = await Promise.all([warnOfExpiry(now), warnOfExpiry(now), warnOfExpiry(now)]);
  expect(runs.reduce((sum, told) => sum + told, 0)).toBe(130);
  expect(await OutboxMessage.count()).toBe(130);
  expect(await Listing.count({ where: { status: "active" } })).toBe(130);
});
