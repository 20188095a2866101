import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { rejectReasons } from "#contract/reasons.ts";
import { OutgoingMessage } from "#core/platform/outbox/message.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingPhoto } from "#db/models/ListingPhoto.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { buildListing, buildReport, buildRevision, buildUser } from "../../../tests/factories.ts";
import { sellServices } from "../../../tests/moneyFactories.ts";
import { moderateListings } from "./moderateListings.ts";

const admin = await buildUser({ isAdmin: true });
/** A listing of somebody to whom the bot can write. */
const listed = async (more: Parameters<typeof buildListing>[0]) =>
  buildListing({ ownerId: (await buildUser({ botStartedAt: new Date() })).id, ...more });
const decide = (id: number, isModerated: boolean, more = {}) =>
  moderateListings(admin.id, { productIds: [id], isModerated, editions: [1], ...more });

async function told(ownerId: number) {
  const rows = await OutboxMessage.findAll({ where: { userId: ownerId }, order: ["id"] });
  return rows.map(({ cause, message }) => {
    const { buttons } = OutgoingMessage.parse(message);
    return { cause, ...renderMessage(message, "ru"), buttons };
  });
}

test("an approved listing is told with its cover and a way to it", async () => {
  const { id, ownerId, link } = await listed({ status: "pending", photos: 2, name: "Стол <дуб>" });
  await decide(id, true);
  const cover = await ListingPhoto.findOne({ where: { listingId: id, position: 0 }, include: "image" });
  const [message, ...more] = await told(ownerId);
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    cause: `listing-approved:${id}:1`,
    html: expect.stringContaining("Стол &lt;дуб&gt;"),
    photo: expect.stringContaining(
      (cover as unknown as { image: { src: string } }).image.src.replace(".webp", ""),
    ),
  });
  expect(message!.buttons).toMatchObject([[{ app: "market", startParam: `product_${link}` }]]);
});

test("who wanted to the top is offered it at once, while anything is sold", async () => {
  const wish = { status: "pending", isTopOnModerate: true } as const;
  const [early, later] = [await listed(wish), await listed(wish)];
  await decide(early.id, true);
  await sellServices();
  await decide(later.id, true);
  const [[silent], [offer]] = [await told(early.ownerId), await told(later.ownerId)];
  expect(silent!.buttons).toHaveLength(1);
  expect(offer!.buttons![0]).toMatchObject([{ app: "market", path: `/promote/${later.id}` }]);
});

test("a refused listing is told why and where to fix it, each time anew", async () => {
  const { id, ownerId, link } = await listed({ status: "pending" });
  await decide(id, false, { reason: "photo", note: "Виден <номер>" });
  await Listing.update({ status: "pending", rejectReason: null, rejectNote: null }, { where: { id } });
  await decide(id, false, { reason: "photo", editions: [2] });

  const [first, second] = await told(ownerId);
  expect(first!.html).toMatch(/не подходят фотографии\.\n\n💬 Виден &lt;номер&gt;\n\n/);
  expect(second!.html).toContain("не подходят фотографии");
  expect(second!.html).not.toContain("💬");
  expect(first).not.toHaveProperty("photo");
  expect(second!.buttons).toMatchObject([[{ app: "market", path: `/editProduct/${link}` }]]);
  expect(second!.cause).not.toBe(first!.cause);
});

test("a change and a removal are told too, a report that came to nothing isn't", async () => {
  const owner = await buildUser({ botStartedAt: new Date() });
  const build = () => buildListing({ ownerId: owner.id });
  const [changed, refused, removed, kept] = [await build(), await build(), await build(), await build()];
  for (const { id } of [changed, refused]) await buildRevision({ listingId: id, name: "Другое" });
  for (const { id } of [removed, kept]) await buildReport({ listingId: id });
  await decide(changed.id, true);
  await decide(refused.id, false, { reason: "category" });
  await decide(removed.id, false, { reason: "prohibited", note: "Нельзя" });
  await decide(kept.id, true);

  const messages = await told(owner.id);
  expect(messages.map(({ cause }) => cause)).toEqual([
    `listing-revision-approved:${changed.id}:1`,
    `listing-revision-rejected:${refused.id}:1`,
    `listing-removed:${removed.id}:1`,
  ]);
  expect(messages[0]!.html).toContain("Другое");
  expect(messages[1]!.html).toContain(refused.name);
  expect(messages[1]!.buttons).toMatchObject([[{ app: "market", path: `/editProduct/${refused.link}` }]]);
  expect(messages[2]!.html).toContain("Нельзя");
  expect(messages[2]!.buttons).toEqual([]);
});

test("whoever isn't of Telegram isn't written to, and the decision stands", async () => {
  const owner = await buildUser({ telegramId: null });
  const { id } = await buildListing({ status: "pending", ownerId: owner.id });
  expect(await decide(id, true)).toMatchObject({ applied: [id] });
  expect(await told(owner.id)).toEqual([]);
});

test("a message that can't be queued takes the decision back with it", async () => {
  const owner = await buildUser();
  const { id } = await buildListing({ status: "active", ownerId: owner.id, link: "kept" });
  await buildRevision({ listingId: id, name: "Другое" });
  // No link of ours is so long: the button can't be built.
  await Listing.update({ link: "a".repeat(80) }, { where: { id } });
  await expect(decide(id, true)).rejects.toThrow();
  expect(await Listing.findByPk(id)).toMatchObject({ edition: 1 });
  expect(await ListingRevision.findByPk(id)).toMatchObject({ status: "pending", name: "Другое" });
});

test.each(languages)("each reason has words of its own in %s", (language) => {
  const words = rejectReasons.map((reason) => {
    const values = { name: "x", reason, isNoted: 0, note: "" };
    return renderMessage({ text: { key: "notice-rejected", values } }, language).html;
  });
  expect(new Set(words).size).toBe(rejectReasons.length);
});
