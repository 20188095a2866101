import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import type { BoughtOffer } from "#contract/promotions.ts";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { describeInvoice } from "./createInvoice.ts";

await sellServices();
const offers = await Promise.all([findOffer("TopUp", 2), findOffer("Vip"), findOffer("Premium")]);
const bought = offers.map((offer) => offer.get({ plain: true })) as BoughtOffer[];

test("who has paid is told what, for how long and how much", async () => {
  const { id: ownerId } = await buildUser({ botStartedAt: new Date() });
  const { id: listingId, name } = await buildListing({ ownerId });
  await giveCoins(ownerId, 530);
  await promoteWithCoins({ userId: ownerId, listingId, featureIds: offers.map(({ id }) => id) });
  const row = await OutboxMessage.findOne({ where: { userId: ownerId }, rejectOnEmpty: true });
  const { html } = renderMessage(row.message, "ru");
  for (const words of ["530 монет", name, "×25 на 14 дней", "• VIP", "Premium на 7 дней"])
    expect(html).toContain(words);
});

test.each(languages)("an invoice in %s names what is bought within Telegram's 255 characters", (language) => {
  const { description } = describeInvoice({ id: 1, coins: 530, stars: 200, offers: bought }, language);
  expect(description).toMatch(/×25[\s\S]*14[\s\S]*VIP[\s\S]*Premium[\s\S]*7[\s\S]*15/);
  expect(description.length).toBeLessThanOrEqual(255);
  const [, ...premium] = bought.slice(1);
  const alone = describeInvoice({ id: 1, coins: 80, stars: 32, offers: premium }, language).description;
  expect(alone).toMatch(/Premium/);
  expect(alone).not.toMatch(/VIP|×/);
});
