import { expect, test } from "vitest";
import { banPerson } from "#core/desk/people/banPerson.ts";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { Order } from "#db/models/Order.ts";
import type { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { earn, walletOf } from "../../../tests/referralFactories.ts";
import { buildPeople, buildProduct, purchaseOf, seatOf } from "../../../tests/shopFactories.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";
import { checkReferral } from "../referral/checkReferral.ts";
import { moveByShop } from "./moveByShop.ts";

const { id: adminId } = await buildUser({ isAdmin: true });
const product = await buildProduct();
const RUPEES = 8;
const EARNED = 825;

const ban = ({ id: userId }: User) => banPerson({ adminId, userId, reason: null, returnsUnused: false });
const buy = ({ id }: User, overrides: Parameters<typeof purchaseOf>[1] = {}) =>
  joinOrCreate(id, purchaseOf(product.id, overrides));

/** Somebody who has earned ₹8.25. */
async function earner(): Promise<User> {
  const user = await buildUser({ botStartedAt: new Date() });
  await earn(user);
  return user;
}

test("an order that waits for a ban isn't placed, alone or in a group, and takes no balance", async () => {
  const starter = await buildUser();
  const { inviteCode } = await buy(starter);
  for (const wish of [{ isGroupPurchase: false }, { inviteCode: inviteCode ?? "" }, {}]) {
    const user = await earner();
    const end = await hold(() => ban(user));
    const buying = expect(buy(user, { ...wish, balance: RUPEES })).rejects.toMatchObject({ code: "banned" });
    await someoneWaits();
    await end();
    await buying;
    expect(await Order.count({ where: { userId: user.id } })).toBe(0);
    expect(await GroupMember.count({ where: { userId: user.id } })).toBe(0);
    expect(await walletOf(user.id)).toBe(EARNED);
  }
  expect((await seatOf(inviteCode)).group).toMatchObject({ status: "open", membersCount: 1 });
});

test("one that is placed before the ban stands; what the shop cancels gives its balance back once", async () => {
  const user = await earner();
  const end = await hold(() => buy(user, { isGroupPurchase: false, balance: RUPEES }));
  const banned = ban(user);
  await someoneWaits();
  await end();
  await banned;
  const order = await Order.findOne({ where: { userId: user.id }, rejectOnEmpty: true });
  expect([order.status, await walletOf(user.id)]).toEqual(["placed", EARNED - RUPEES * 100]);
  const cancel = () => moveByShop(adminId, { id: order.id, to: "cancelled" });
  await Promise.allSettled([cancel(), cancel()]);
  expect(await walletOf(user.id)).toBe(EARNED);
  expect((await checkReferral()).faults).toEqual([]);
});

test("a group keeps who is banned, as others count on it, and fills", async () => {
  const [first, ...others] = await buildPeople(5);
  const { inviteCode } = await buy(first!);
  await ban(first!);
  for (const other of others) await buy(other, { inviteCode: inviteCode ?? "" });
  const { group } = await seatOf(inviteCode);
  expect(group).toMatchObject({ status: "completed", membersCount: 5 });
});

test("orders and bans at once in one group: its places are those of its orders", async () => {
  const starter = await buildUser();
  const { inviteCode } = await buy(starter);
  const crowd = await buildPeople(4);
  await Promise.allSettled(crowd.flatMap((one) => [buy(one, { inviteCode: inviteCode ?? "" }), ban(one)]));
  const { group } = await seatOf(inviteCode);
  const orders = await Order.count({ where: { groupId: group.id } });
  expect((await Group.findByPk(group.id))?.membersCount).toBe(orders);
  expect(await GroupMember.count({ where: { groupId: group.id, leftAt: null } })).toBe(orders);
});
