import { beforeEach, expect, test, vi } from "vitest";
import type { Group } from "#contract/groups.ts";
import type { Product } from "#db/models/Product.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { buildProduct, endGroup, purchaseOf, seatOf } from "../../../tests/shopFactories.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { expireGroups } from "../purchase/expireGroups.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";
import { listMyGroups } from "./listMyGroups.ts";
import { readCurrentGroups } from "./readCurrentGroups.ts";
import { readGroup } from "./readGroup.ts";

let product: Product;
beforeEach(async () => {
  product = await buildProduct();
});

async function join(inviteCode?: string) {
  const { id } = await buildUser();
  const joined = await joinOrCreate(id, purchaseOf(product.id, inviteCode ? { inviteCode } : {}));
  return { userId: id, ...joined, inviteCode: joined.inviteCode ?? "" };
}
const see = async (code: string, viewerId?: number): Promise<Group> =>
  JSON.parse((await readGroup(code, viewerId)).text);

test("who is in a group sees what they ordered, nobody else does", async () => {
  const first = await join();
  const second = await join(first.inviteCode);
  const { inviteCode } = await see(first.inviteCode);
  const orders = await Promise.all(
    [first.userId, second.userId, (await buildUser()).id, undefined].map(async (viewerId) => ({
      own: (await see(inviteCode, viewerId)).myOrder,
      byCode: (await see(first.inviteCode, viewerId)).myOrder,
    })),
  );
  const orderOf = ({ orderId, orderNumber }: typeof first, total: number) => {
    const order = { id: orderId, number: orderNumber, status: "placed", total };
    return { own: order, byCode: order };
  };
  expect(orders).toEqual([
    orderOf(first, Math.floor(599 * 0.95) - 19),
    orderOf(second, 599 - 19),
    { own: null, byCode: null },
    { own: null, byCode: null },
  ]);
});

test("who has left has no order in it any more, and in the list of one's groups each has its own", async () => {
  const first = await join();
  const second = await join(first.inviteCode);
  await cancelOrder(second.userId, { id: second.orderId });
  const left = await see(first.inviteCode, second.userId);
  expect(left).toMatchObject({ myOrder: null, participants: [{ isCreator: true }] });
  const other = await joinOrCreate(first.userId, purchaseOf((await buildProduct()).id));
  const mine: Group[] = JSON.parse((await listMyGroups(first.userId)).text);
  expect(mine.map(({ myOrder }) => myOrder?.id)).toEqual([other.orderId, first.orderId]);
});

test("whoever waited together in vain and starts again is found first, before fuller groups of others", async () => {
  const first = await join();
  const second = await join(first.inviteCode);
  const { group } = await seatOf(first.inviteCode);
  await endGroup(group.id);
  await expireGroups();
  const others = await join();
  await join(others.inviteCode);
  const again = await joinOrCreate(first.userId, purchaseOf(product.id));
  const offered = async (viewerId: number) => {
    const { joinable }: { joinable: Group[] } = JSON.parse(
      (await readCurrentGroups(product.id, viewerId)).text,
    );
    return joinable.map(({ inviteCode }) => inviteCode);
  };
  const [theirs, fuller] = await Promise.all(
    [again.inviteCode ?? "", others.inviteCode].map((code) => see(code)),
  );
  expect(await offered(second.userId)).toEqual([theirs?.inviteCode, fuller?.inviteCode]);
  expect(await offered((await buildUser()).id)).toEqual([fuller?.inviteCode, theirs?.inviteCode]);
});

test("the list of one's groups has all that are open, however old and many, and up to fifty in all the last of the others", async () => {
  const { id: userId } = await buildUser();
  const made: number[] = [];
  for (let count = 0; count < 53; count += 1) {
    const { orderId } = await joinOrCreate(userId, purchaseOf((await buildProduct()).id));
    made.unshift(orderId);
    // The orders are moved back in time, as their number exceeds what a person may order in a day.
    await sequelize.query(
      "update orders set created_at = now() - interval '2 days' where user_id = $userId",
      {
        bind: { userId },
      },
    );
  }
  const listed = async () => {
    const groups: Group[] = JSON.parse((await listMyGroups(userId)).text);
    return groups.map(({ myOrder }) => myOrder?.id);
  };
  expect(await listed()).toEqual(made);
  // As in the second group of a product, of who took over another account.
  await sequelize.query("update group_members set is_waiting = false where user_id = $userId", {
    bind: { userId },
  });
  expect(await listed()).toEqual(made);
  const [oldest] = made.slice(-1);
  // Over, and the job has yet to close it.
  const over = made[51];
  await sequelize.query(
    `update groups set created_at = now() - interval '2 days', ends_at = now() - interval '1 day'
     where id = (select group_id from orders where id = $over)`,
    { bind: { over } },
  );
  await sequelize.query(
    `update groups set status = 'expired'
     where id in (select group_id from orders where user_id = $userId and id not in ($oldest, $over))`,
    { bind: { userId, oldest, over } },
  );
  expect(await listed()).toEqual([...made.slice(0, 49), oldest]);
});

test("strangers see what was so a second ago, by each code and on the product's page; who is signed in sees what is", async () => {
  const first = await join();
  const { inviteCode } = await see(first.inviteCode, first.userId);
  const codes = [inviteCode, first.inviteCode];
  const counts = async (viewerId?: number) => {
    const groups = await Promise.all(codes.map((code) => see(code, viewerId)));
    const current = JSON.parse((await readCurrentGroups(product.id, viewerId)).text);
    return [...groups, ...current.joinable].map(({ participants }: Group) => participants.length);
  };
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    expect(await counts()).toEqual([1, 1, 1]);
    await join(first.inviteCode);
    expect([await counts(), await counts((await buildUser()).id)]).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]);
    vi.setSystemTime(Date.now() + 1001);
    expect(await counts()).toEqual([2, 2, 2]);
  } finally {
    vi.useRealTimers();
  }
});
