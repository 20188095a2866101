import { beforeEach, describe, expect, test } from "vitest";
import { config } from "#config";
import type { Product } from "#db/models/Product.ts";
import type { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { ageGroup, gatherGroup, kindsOf, lookAt, remindersOf } from "../../../tests/reminderFactories.ts";
import { noonZone } from "../../../tests/setup/noonZone.ts";
import { buildPeople, buildProduct, endGroup, purchaseOf } from "../../../tests/shopFactories.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { expireGroups } from "../purchase/expireGroups.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";
import { recordShare } from "../shares/recordShare.ts";
import { muteReminder } from "./readSettings.ts";
import { remindPeople } from "./remindPeople.ts";

let product: Product;
let creator: User;
let friend: User;
beforeEach(async () => {
  config.STOREFRONT_TIMEZONE = noonZone();
  product = await buildProduct();
  [creator, friend] = (await buildPeople(2)) as [User, User];
});

const copy = (user: User, code: string) =>
  recordShare(user.id, { kind: "copy", target: "group", value: code });
/** Returns the messages to a person after the given time. */
async function told(groupId: number, by: string, user = creator) {
  await ageGroup(groupId, by);
  await remindPeople();
  return kindsOf(user);
}

describe("NotSharedLink", () => {
  test("half an hour after starting without passing the link on, once, and whoever started it alone", async () => {
    const { id } = await gatherGroup(product.id, [creator, friend]);
    expect(await told(id, "29 minutes")).toEqual([]);
    expect(await told(id, "1 minute")).toEqual(["NotSharedLink"]);
    expect(await told(id, "1 minute")).toEqual(["NotSharedLink"]);
    expect(await kindsOf(friend)).toEqual([]);
  });

  test.each(["copy", "telegram"] as const)("not after it went out by %s", async (kind) => {
    const { id, inviteCode } = await gatherGroup(product.id, [creator]);
    await recordShare(creator.id, { kind, target: "group", value: inviteCode });
    expect(await told(id, "31 minutes")).toEqual([]);
  });

  test("a share of something else, or of a stranger, is none of this group's", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [creator]);
    await recordShare(creator.id, { kind: "copy", target: "product", value: product.link });
    await copy(friend, inviteCode);
    await copy(creator, "nonsense");
    expect(await told(id, "30 minutes")).toEqual(["NotSharedLink"]);
  });
});

describe("LinkCopied", () => {
  test("two hours after copying with nobody who has joined since", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [creator, friend]);
    await copy(friend, inviteCode);
    expect(await told(id, "119 minutes", friend)).toEqual([]);
    expect(await told(id, "1 minute", friend)).toEqual(["LinkCopied"]);
  });

  test("not once somebody has joined", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [creator]);
    await copy(creator, inviteCode);
    await ageGroup(id, "1 hour");
    await joinOrCreate(friend.id, purchaseOf(product.id, { inviteCode }));
    expect(await told(id, "61 minutes")).toEqual([]);
  });
});

describe("NoJoins3 and NoJoins10", () => {
  test("three and ten hours after the last one has joined, all who are in it", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [creator]);
    await recordShare(creator.id, { kind: "telegram", target: "group", value: inviteCode });
    await ageGroup(id, "2 hours");
    await joinOrCreate(friend.id, purchaseOf(product.id, { inviteCode }));
    expect(await told(id, "179 minutes")).toEqual([]);
    expect(await told(id, "1 minute")).toEqual(["NoJoins3"]);
    expect(await told(id, "419 minutes")).toEqual(["NoJoins3"]);
    expect(await told(id, "1 minute")).toEqual(["NoJoins3", "NoJoins10"]);
    expect(await told(id, "1 minute", friend)).toEqual(["NoJoins3", "NoJoins10"]);
  });

  test("a worker that slept tells what is still true once, and not all that was missed", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [creator]);
    expect(await told(id, "11 hours")).toEqual(["NoJoins10"]);
    await copy(creator, inviteCode);
    expect(await told(id, "1 hour")).toEqual(["NoJoins10"]);
    expect(await told(id, "1 hour")).toEqual(["NoJoins10", "LinkCopied"]);
  });

  test("several workers at once remind once", async () => {
    const { id } = await gatherGroup(product.id, [creator]);
    await ageGroup(id, "4 hours");
    const counts = await Promise.all(Array.from({ length: 6 }, remindPeople));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await kindsOf(creator)).toEqual(["NoJoins3"]);
  });
});

describe("NotJoinedOrCreated", () => {
  test("a day after a first look", async () => {
    await lookAt(creator.id, product.id, "23 hours 59 minutes");
    await lookAt(friend.id, product.id, "24 hours");
    await remindPeople();
    expect(await kindsOf(creator)).toEqual([]);
    expect(await kindsOf(friend)).toEqual(["NotJoinedOrCreated"]);
    await remindPeople();
    expect(await kindsOf(friend)).toEqual(["NotJoinedOrCreated"]);
  });

  test("of one product a day, the one looked at last", async () => {
    const other = await buildProduct();
    const later = await buildProduct();
    await lookAt(creator.id, product.id, "26 hours");
    await lookAt(creator.id, other.id, "25 hours");
    await lookAt(creator.id, later.id, "23 hours");
    await remindPeople();
    await sequelize.query("update product_views set viewed_at = viewed_at - interval '2 hours'");
    await remindPeople();
    const [told] = await sequelize.query(
      `select product_id as id from reminders where user_id = ${creator.id}`,
    );
    expect(told).toEqual([{ id: other.id }]);
  });

  test("not who is in a group of it, has ordered it alone, or looked two days ago; nor of what isn't sold", async () => {
    const [alone, late] = (await buildPeople(2)) as [User, User];
    await gatherGroup(product.id, [creator]);
    await joinOrCreate(alone.id, purchaseOf(product.id, { isGroupPurchase: false }));
    const gone = await buildProduct({ publishedAt: null });
    const test = await buildProduct({ isReal: false });
    await lookAt(creator.id, product.id, "25 hours");
    await lookAt(alone.id, product.id, "25 hours");
    await lookAt(late.id, product.id, "48 hours");
    await lookAt(friend.id, gone.id, "25 hours");
    await lookAt(friend.id, test.id, "25 hours");
    await remindPeople();
    expect(await Promise.all([creator, alone, late, friend].map(kindsOf))).toEqual([[], [], [], []]);
  });
});

describe("the end", () => {
  test("who is in a group that ran out of time is told, and nothing of it afterwards", async () => {
    const [left] = (await buildPeople(1)) as [User];
    const { id } = await gatherGroup(product.id, [creator, friend, left]);
    const [orders] = await sequelize.query(`select id from orders where user_id = ${left.id}`);
    await cancelOrder(left.id, { id: (orders as { id: number }[])[0]?.id ?? 0 });
    await endGroup(id);
    await remindPeople();
    await Promise.all([expireGroups(), expireGroups()]);
    expect(await told(id, "5 hours")).toEqual(["NoJoins24"]);
    expect(await kindsOf(friend)).toEqual(["NoJoins24"]);
    expect(await kindsOf(left)).toEqual([]);
  });

  test("of a full one all are told that it is, and nothing else", async () => {
    const people = [creator, friend, ...(await buildPeople(3))];
    const { id } = await gatherGroup(product.id, people);
    expect(await told(id, "11 hours")).toEqual(["GroupFinished"]);
    for (const one of people) expect(await kindsOf(one)).toEqual(["GroupFinished"]);
  });

  test("at most four of a group: the fourth is kept for its end", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [creator]);
    await told(id, "30 minutes");
    await copy(creator, inviteCode);
    await told(id, "2 hours");
    await told(id, "1 hour");
    expect(await told(id, "8 hours")).toEqual(["NotSharedLink", "LinkCopied", "NoJoins3"]);
    await endGroup(id);
    await expireGroups();
    expect(await kindsOf(creator)).toEqual(["NotSharedLink", "LinkCopied", "NoJoins3", "NoJoins24"]);
  });
});

describe("who hears nothing", () => {
  test("of a kind that they have muted, until they let it be heard again", async () => {
    const { id } = await gatherGroup(product.id, [creator]);
    await muteReminder(creator.id, { kind: "NoJoins3", isMuted: true });
    await muteReminder(creator.id, { kind: "NotSharedLink", isMuted: true });
    expect(await told(id, "4 hours")).toEqual([]);
    await muteReminder(creator.id, { kind: "NoJoins3", isMuted: false });
    expect(await told(id, "1 minute")).toEqual(["NoJoins3"]);
    await muteReminder(creator.id, { kind: "NoJoins24", isMuted: true });
    await endGroup(id);
    await expireGroups();
    expect(await kindsOf(creator)).toEqual(["NoJoins3"]);
  });

  test("without Telegram, before their start, banned: nothing; who has stopped the bot is counted as missed", async () => {
    const nobody = await Promise.all([
      buildUser({ telegramId: null }),
      buildUser({ botStartedAt: null }),
      buildUser({ botStartedAt: new Date() }),
    ]);
    const stopped = await buildUser({ botStartedAt: new Date(), botStoppedAt: new Date() });
    const { id } = await gatherGroup(product.id, [...nobody, stopped]);
    await nobody[2]?.update({ bannedAt: new Date() });
    for (const { id: userId } of [...nobody, stopped])
      await lookAt(userId, (await buildProduct()).id, "25 hours");
    await told(id, "3 hours");
    for (const one of nobody) expect(await remindersOf(one)).toEqual([]);
    expect(await remindersOf(stopped)).toMatchObject([
      { kind: "NoJoins3", state: "failed", isBotStopped: true },
      { kind: "NotJoinedOrCreated", state: "failed", isBotStopped: true },
    ]);
  });

  test("anybody at night; in the morning they are told what is still true", async () => {
    const { id } = await gatherGroup(product.id, [creator]);
    config.STOREFRONT_TIMEZONE = noonZone(22);
    expect(await told(id, "4 hours")).toEqual([]);
    config.STOREFRONT_TIMEZONE = noonZone(8);
    expect(await told(id, "7 hours")).toEqual([]);
    config.STOREFRONT_TIMEZONE = noonZone(9);
    expect(await told(id, "1 minute")).toEqual(["NoJoins10"]);
  });
});
