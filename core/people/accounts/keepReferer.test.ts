import { expect, test } from "vitest";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { Order } from "#db/models/Order.ts";
import type { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { buildProduct, purchaseOf } from "../../../tests/shopFactories.ts";
import { keepReferer } from "./keepReferer.ts";

const two = async () => [await buildUser(), await buildUser()] as const;
const referersOf = async (...people: User[]) =>
  (await Promise.all(people.map((person) => person.reload()))).map(({ refererId }) => refererId);

test("whom somebody has brought can't be who brought them", async () => {
  const [one, other] = await two();
  await keepReferer(one.id, other.id);
  await keepReferer(other.id, one.id);
  expect(await referersOf(one, other)).toEqual([other.id, null]);
  // A third may still.
  const third = await buildUser();
  await keepReferer(other.id, third.id);
  expect(await referersOf(other)).toEqual([third.id]);
});

test("nor by who was absorbed", async () => {
  const [one, other] = await two();
  const absorbed = await buildUser({ telegramId: null, absorbedById: one.id });
  await keepReferer(one.id, other.id);
  await keepReferer(other.id, absorbed.id);
  expect(await referersOf(other)).toEqual([null]);
});

test("of two who name each other at once, one is heard", async () => {
  for (let round = 0; round < 20; round += 1) {
    const [one, other] = await two();
    await Promise.all([keepReferer(one.id, other.id), keepReferer(other.id, one.id)]);
    const referers = await referersOf(one, other);
    expect(referers.filter((referer) => referer === null)).toHaveLength(1);
  }
});

test("nor by the code of a friend whom they have brought", async () => {
  const [one, friend] = await two();
  const product = await buildProduct();
  await keepReferer(friend.id, one.id);
  const { inviteCode } = await joinOrCreate(friend.id, purchaseOf(product.id));
  const { orderId } = await joinOrCreate(one.id, purchaseOf(product.id, { inviteCode: inviteCode ?? "" }));
  expect(await referersOf(one, friend)).toEqual([null, one.id]);
  expect(await Order.findByPk(orderId)).toMatchObject({ refererId: null });
});
