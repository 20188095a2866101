import { expect, test } from "vitest";
import { ConversationMessage } from "#db/models/ConversationMessage.ts";
import { Offer } from "#db/models/Offer.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { buildChat, nextPress } from "../../../tests/chatFactories.ts";
import { boundsOf, makeOffer, percentLess } from "./makeOffer.ts";

const statuses = async (conversationId: number) =>
  (await Offer.findAll({ where: { conversationId }, order: ["id"] })).map(({ status }) => status);
const offer = (userId: number, conversationId: number, price: number, more = {}) =>
  makeOffer(userId, { conversationId, price, ...nextPress(), ...more });

test("an offer is told the seller with what is asked, and waits for a day", async () => {
  const { id, buyer, seller } = await buildChat({ price: 1_000_000, name: "Диван" });
  const { offer: made, isRepeated } = await offer(buyer.id, id, 900_000);
  expect(isRepeated).toBe(false);
  const saved = await Offer.findByPk(made.id, { rejectOnEmpty: true });
  expect(saved).toMatchObject({ isBySeller: false, price: 900_000, listingPrice: 1_000_000, status: "open" });
  expect(saved.expiresAt.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const [told] = await OutboxMessage.findAll({ where: { userId: seller.id, conversationId: id } });
  expect(told?.message).toMatchObject({
    text: { key: "offer-made", values: { name: buyer.firstName, listing: "Диван" } },
  });
  expect(JSON.stringify(told?.message)).toContain(`offer:accept:${made.id}`);
});

test("a new offer takes the place of one's own, and answers the other side's", async () => {
  const { id, buyer, seller } = await buildChat({ price: 1_000_000 });
  await offer(buyer.id, id, 800_000);
  const { offer: second } = await offer(buyer.id, id, 850_000);
  await offer(seller.id, id, 950_000, { counterTo: second.id });
  expect(await statuses(id)).toEqual(["replaced", "countered", "open"]);
  await expect(offer(seller.id, id, 940_000, { counterTo: second.id })).rejects.toMatchObject({
    code: "conflict",
    details: { fields: { offer: "over" } },
  });
});

test("the same price again, and the same update again, say nothing new", async () => {
  const { id, buyer } = await buildChat({ price: 1_000_000 });
  const press = nextPress();
  const wish = { conversationId: id, price: 900_000, ...press };
  const made = await Promise.all(Array.from({ length: 6 }, () => makeOffer(buyer.id, wish)));
  expect(made.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
  expect(await offer(buyer.id, id, 900_000)).toMatchObject({ isRepeated: true });
  expect(await ConversationMessage.count({ where: { senderId: buyer.id } })).toBe(1);
});

test("of many offers at once one stays open", async () => {
  const { id, buyer, seller } = await buildChat({ price: 1_000_000 });
  const sides = [buyer, seller, buyer, seller, buyer, seller];
  await Promise.all(sides.map((person, index) => offer(person.id, id, 800_000 + index * 10_000)));
  const all = await statuses(id);
  expect(all).toHaveLength(6);
  expect(all.filter((status) => status === "open")).toHaveLength(1);
  expect(all.at(-1)).toBe("open");
});

test("a slip of the finger is refused, and so are strangers and ends", async () => {
  const { id, buyer, listing } = await buildChat({ price: 1_000_000 });
  const refused = (price: number) => expect(offer(buyer.id, id, price)).rejects;
  await refused(90_000).toMatchObject({ code: "invalid_input", details: { fields: { price: "too_low" } } });
  await refused(1_000_001).toMatchObject({ details: { fields: { price: "too_high" } } });
  const stranger = await buildChat();
  await expect(offer(stranger.buyer.id, id, 900_000)).rejects.toMatchObject({ code: "not_found" });
  await listing.update({ status: "closed" });
  await refused(900_000).toMatchObject({ code: "not_active" });
  expect(await statuses(id)).toEqual([]);
});

test("where the price is to be agreed on any may be offered, but nothing taken off", async () => {
  const { id, buyer } = await buildChat({ price: 0, priceSum: 0, isNegotiable: true });
  await expect(
    makeOffer(buyer.id, { conversationId: id, price: { percentLess: 5 }, ...nextPress() }),
  ).rejects.toMatchObject({ details: { fields: { price: "negotiable" } } });
  expect(await offer(buyer.id, id, 5)).toMatchObject({ offer: { price: 5 } });
});

test("bounds and per cent are of the listing's own currency, rounded as people do", () => {
  expect(boundsOf({ price: 1_234_567 })).toEqual({ least: 123_457, most: 1_234_567 });
  expect(percentLess({ price: 1_234_567 }, 10)).toBe(1_110_000);
  expect(percentLess({ price: 250_000 }, 5)).toBe(238_000);
  expect(percentLess({ price: 150 }, 15)).toBe(128);
  expect(percentLess({ price: 1 }, 15)).toBe(1);
});
