import { beforeEach, describe, expect, test } from "vitest";
import { deleteSavedSearch } from "#core/market/savedSearches/ownSavedSearch.ts";
import { createListing } from "#core/market/selling/createListing.ts";
import { adjustBalance } from "#core/money/ledger/adjustBalance.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { answerInTransaction } from "#core/platform/idempotency/answerOnce.ts";
import { lockGroup } from "#core/shop/groups/lockGroup.ts";
import { cancelOrder } from "#core/shop/orders/cancelOrder.ts";
import { noteInterest } from "#core/shop/products/noteInterest.ts";
import { toggleFavouriteProduct } from "#core/shop/products/toggleFavouriteProduct.ts";
import { expireGroups } from "#core/shop/purchase/expireGroups.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { holdLock } from "#db/locks.ts";
import { Block } from "#db/models/Block.ts";
import { Connection } from "#db/models/Connection.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { Order } from "#db/models/Order.ts";
import type { Product } from "#db/models/Product.ts";
import { Session } from "#db/models/Session.ts";
import { User } from "#db/models/User.ts";
import { json, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildListingInput, buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { buildSavedSearch } from "../../../tests/savedSearchFactories.ts";
import { buildProduct, endGroup, purchaseOf, seatOf } from "../../../tests/shopFactories.ts";
import { refresh } from "../auth/refresh.ts";
import { startSession } from "../auth/startSession.ts";
import { saveDeliveryProfile } from "../shoppers/deliveryProfile.ts";
import { checkCaller } from "./checkCaller.ts";
import { keepReferer } from "./keepReferer.ts";
import { verifyPhone } from "./verifyPhone.ts";

let product: Product;
let phoneOnly: User;
let person: User;
beforeEach(async () => {
  product = await buildProduct({ participantsToComplete: 3 });
  phoneOnly = await buildUser({ telegramId: null, firstName: "" });
  person = await buildUser();
});

const phoneOf = ({ phoneNumber }: User) => phoneNumber ?? "";
/** The account with Telegram shares the contact of the one without. */
const share = () => verifyPhone(person.telegramId!, phoneOf(phoneOnly));
const buy = (user: User, overrides: Parameters<typeof purchaseOf>[1] = {}) =>
  joinOrCreate(user.id, purchaseOf(product.id, overrides));
const groupOf = async (inviteCode: string | null) => (await seatOf(inviteCode)).group;
const seatsOf = (groupId: number) => GroupMember.findAll({ where: { groupId, leftAt: null }, order: ["id"] });
const values = async (sql: string) => (await rows({ v: json<unknown>() }, sql)).map(({ v }) => v);

describe("what an account with a phone alone had becomes that of the Telegram account that shares it", () => {
  test("orders, seats, groups, favourites, interests, views and the address", async () => {
    const { inviteCode, orderId } = await buy(phoneOnly, { recipientName: "Asha" });
    const test = await buildProduct({ isReal: false });
    await toggleFavouriteProduct(phoneOnly.id, { productId: product.id });
    await noteInterest(phoneOnly.id, test.id);
    await sequelize.query(
      `insert into product_views values (${phoneOnly.id}, ${product.id}, '2026-01-01'), (${person.id}, ${product.id}, now())`,
    );

    await share();

    expect(await Order.findByPk(orderId)).toMatchObject({ userId: person.id, status: "placed" });
    const group = await groupOf(inviteCode);
    expect(group).toMatchObject({ creatorId: person.id, membersCount: 1, status: "open" });
    expect(await seatsOf(group.id)).toMatchObject([{ userId: person.id, isWaiting: true }]);
    expect(await DeliveryProfile.findByPk(person.id)).toMatchObject({ recipientName: "Asha", pin: "411001" });
    for (const table of ["product_favourites", "product_interests"]) {
      expect(
        await values(`select user_id as v from ${table} where user_id in (${phoneOnly.id}, ${person.id})`),
      ).toEqual([person.id]);
    }
    expect(
      await values(`select viewed_at::date::text as v from product_views where product_id = ${product.id}`),
    ).toEqual(["2026-01-01"]);
    expect(await phoneOnly.reload()).toMatchObject({ absorbedById: person.id, phoneVerifiedAt: null });
    expect(await person.reload()).toMatchObject({ phoneNumber: phoneOf(phoneOnly) });
    await expect(buy(person)).rejects.toMatchObject({ code: "ALREADY_IN_GROUP" });
  });

  test("its sessions end, and a token from before can't act any more", async () => {
    const { refreshToken } = await startSession(phoneOnly.id);
    await share();
    expect(await Session.findOne({ where: { userId: phoneOnly.id } })).toMatchObject({
      revokedAt: expect.any(Date),
    });
    await expect(refresh(refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(checkCaller(phoneOnly.id)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(buy(phoneOnly)).rejects.toMatchObject({ code: "phone_unproven" });
  });

  test("what both had is kept once; the address of the Telegram account stays", async () => {
    for (const user of [phoneOnly, person]) {
      await toggleFavouriteProduct(user.id, { productId: product.id });
      await saveDeliveryProfile(user.id, { city: `of ${user.id}` });
    }
    await share();
    expect(await DeliveryProfile.findByPk(person.id)).toMatchObject({ city: `of ${person.id}` });
    expect(await DeliveryProfile.findByPk(phoneOnly.id)).toBeNull();
    expect(
      await values(`select user_id as v from product_favourites where product_id = ${product.id}`),
    ).toEqual([person.id]);
  });
});

test("what they were reminded of, have muted, passed on and seen, and the card of two seats in one", async () => {
  const { inviteCode } = await buy(phoneOnly);
  await person.update({ botStartedAt: new Date() });
  await buy(person, { inviteCode: inviteCode ?? "" });
  const { id } = await groupOf(inviteCode);
  const [old, own] = [phoneOnly.id, person.id];
  const insert = (sql: string) => sequelize.query(sql);
  await insert(
    `insert into reminders (kind, user_id, product_id, group_id, state, decided_at) values
       ('NoJoins3', ${old}, ${product.id}, ${id}, 'sent', '2026-01-01'),
       ('NoJoins3', ${own}, ${product.id}, ${id}, 'sent', '2026-02-02'),
       ('NoJoins10', ${old}, ${product.id}, ${id}, 'sent', '2026-01-01')`,
  );
  await insert(
    `insert into reminder_mutes values (${old}, 'NoJoins3'), (${own}, 'NoJoins3'), (${old}, 'LinkCopied')`,
  );
  await insert(
    `insert into group_shares values (${id}, ${old}, '2026-01-03', '2026-01-04'), (${id}, ${own}, '2026-01-02', null)`,
  );
  await insert("update product_views set is_weighed = true");
  await insert(`update group_cards set message_id = 1, due_at = null where group_id = ${id}`);

  await share();

  expect(
    await values(`select kind || decided_at::date as v from reminders where user_id = ${own} order by kind`),
  ).toEqual(["NoJoins102026-01-01", "NoJoins32026-02-02"]);
  expect(await values(`select kind as v from reminder_mutes where user_id = ${own} order by kind`)).toEqual([
    "LinkCopied",
    "NoJoins3",
  ]);
  expect(
    await values(
      `select concat_ws(' ', user_id, copied_at::date, shared_at::date) as v from group_shares where group_id = ${id}`,
    ),
  ).toEqual([`${own} 2026-01-03 2026-01-04`]);
  // It shows one seat less from now on.
  expect(
    await values(`select user_id as v from group_cards where group_id = ${id} and due_at is not null`),
  ).toEqual([own]);
  for (const table of ["reminders", "reminder_mutes", "group_shares", "group_cards"]) {
    expect(await values(`select user_id as v from ${table} where user_id = ${old}`)).toEqual([]);
  }
});

test("of the classifieds, hearts and coins come along; a listing it can't have posted", async () => {
  const { id: listingId } = await buildListing({ ownerId: (await buildUser()).id });
  await sequelize.query(`insert into favourites values (${phoneOnly.id}, ${listingId})`);
  const { id: searchId } = await buildSavedSearch(phoneOnly.id, { search: "диван" });
  await deleteSavedSearch(phoneOnly.id, searchId);
  await adjustBalance({ userId: phoneOnly.id, coins: 40, note: "sorry" });
  await adjustBalance({ userId: person.id, coins: 2, note: "sorry" });
  await expect(createListing(phoneOnly.id, await buildListingInput(phoneOnly.id))).rejects.toMatchObject({
    code: "forbidden",
  });
  await share();
  expect([await readBalance(phoneOnly.id), await readBalance(person.id)]).toEqual([0, 42]);
  expect((await checkLedger()).faults).toEqual([]);
  expect(await values(`select user_id as v from favourites where listing_id = ${listingId}`)).toEqual([
    person.id,
  ]);
  expect(await values(`select user_id as v from removed_searches where id = ${searchId}`)).toEqual([
    person.id,
  ]);
});

test("blocks stay closed in both directions, and contacts and reports come along, each once", async () => {
  const sellers = [await buildUser(), await buildUser()] as const;
  const listings = [
    (await buildListing({ ownerId: sellers[0].id })).id,
    (await buildListing({ ownerId: sellers[1].id })).id,
  ] as const;
  const block = (by: number, of: number) => Block.create({ blockerId: by, blockedId: of, reason: "rude" });
  await block(phoneOnly.id, sellers[0].id);
  await block(sellers[1].id, phoneOnly.id);
  await block(sellers[1].id, person.id);
  await block(phoneOnly.id, person.id);
  for (const [userId, listingId] of [
    [phoneOnly.id, listings[0]],
    [phoneOnly.id, listings[1]],
    [person.id, listings[1]],
  ] as const) {
    await Connection.create({ userId, listingId, kind: "call" });
    await ListingReport.create({ reporterId: userId, listingId, reason: "spam" });
  }
  await share();
  const pairs = await values(
    `select array[blocker_id, blocked_id] as v from blocks where ${person.id} in (blocker_id, blocked_id) or ${phoneOnly.id} in (blocker_id, blocked_id) order by blocker_id`,
  );
  expect(pairs).toEqual(
    [
      [person.id, sellers[0].id],
      [sellers[1].id, person.id],
    ].sort(([one = 0], [other = 0]) => one - other),
  );
  for (const [table, column] of [
    ["connections", "user_id"],
    ["listing_reports", "reporter_id"],
  ]) {
    const kept = `select array[${column}, listing_id] as v from ${table} where listing_id in (${listings}) order by listing_id`;
    expect(await values(kept)).toEqual(listings.map((id) => [person.id, id]));
  }
});

test("what it told everybody comes along; of two drafts the one of the Telegram account stays", async () => {
  const tell = (user: User, status: string, text: string) =>
    sequelize.query(
      `insert into broadcasts (admin_id, status, words, ended_at)
       values ($id, $status, jsonb_build_object('any', $text::text), case when $status = 'sent' then now() end)`,
      { bind: { id: user.id, status, text } },
    );
  await tell(phoneOnly, "sent", "before");
  await tell(phoneOnly, "draft", "half");
  await tell(person, "draft", "own");
  await share();
  const told = "select words ->> 'any' as v from broadcasts where admin_id";
  expect(await values(`${told} = ${person.id} order by id`)).toEqual(["before", "own"]);
  expect(await values(`${told} = ${phoneOnly.id}`)).toEqual([]);

  const [other, next] = [await buildUser({ telegramId: null }), await buildUser()];
  await tell(other, "draft", "alone");
  await verifyPhone(next.telegramId!, phoneOf(other));
  expect(await values(`${told} = ${next.id}`)).toEqual(["alone"]);
});

test("an order whose answer was lost isn't placed again after it", async () => {
  const asked = { key: "one-order", endpoint: "POST /order", request: { productId: product.id } };
  const order = (userId: number) =>
    answerInTransaction({ ...asked, userId }, () =>
      joinOrCreate(userId, purchaseOf(product.id, { isGroupPurchase: false })),
    );
  const lost = await order(phoneOnly.id);
  await share();
  expect(await order(person.id)).toEqual(lost);
  expect(await Order.count({ where: { userId: person.id } })).toBe(1);
});

describe("who brought whom", () => {
  test("comes along where the Telegram account has nobody", async () => {
    const referer = await buildUser();
    const fixed = new Date("2026-02-03");
    await phoneOnly.update({ refererId: referer.id, refererFixedAt: fixed });
    await share();
    expect(await person.reload()).toMatchObject({ refererId: referer.id, refererFixedAt: fixed });
  });

  test("stays where it has somebody, or has ordered with nobody", async () => {
    const [one, other] = [await buildUser(), await buildUser()];
    await phoneOnly.update({ refererId: one.id });
    await person.update({ refererId: other.id });
    await share();
    expect((await person.reload()).refererId).toBe(other.id);

    const next = await buildUser({ telegramId: null, refererId: one.id });
    const alone = await buildUser({ refererFixedAt: new Date() });
    await verifyPhone(alone.telegramId!, phoneOf(next));
    expect((await alone.reload()).refererId).toBeNull();
  });

  test("nobody brings themselves, and whom the old account brought the new one has", async () => {
    await phoneOnly.update({ refererId: person.id });
    const { orderId } = await buy(phoneOnly);
    const brought = await buildUser({ refererId: phoneOnly.id });
    const theirs = await buy(brought);
    await share();
    expect((await Order.findByPk(orderId))?.refererId).toBeNull();
    expect((await Order.findByPk(theirs.orderId))?.refererId).toBe(person.id);
    expect((await person.reload()).refererId).toBeNull();
    expect((await brought.reload()).refererId).toBe(person.id);
  });
});

test("who is brought while it happens is brought by who takes over: by an order, and by a code of theirs", async () => {
  const friend = await buildUser({ refererId: phoneOnly.id });
  const ordered = await hold(() => buy(friend));
  const sharing = share();
  await someoneWaits();
  await ordered();
  await sharing;
  expect(await Order.findOne({ where: { userId: friend.id } })).toMatchObject({ refererId: person.id });

  const old = await buildUser({ telegramId: null });
  const next = await buildUser();
  const { inviteCode } = await buy(old);
  const absorbed = await hold(() => verifyPhone(next.telegramId!, phoneOf(old)));
  const invited = await buildUser();
  const joining = buy(invited, { inviteCode: inviteCode ?? "" });
  await someoneWaits();
  await absorbed();
  expect(await Order.findByPk((await joining).orderId)).toMatchObject({ refererId: next.id });
  expect((await invited.reload()).refererId).toBe(next.id);
});

test("two don't become each other's referers by it, nor while one of them signs in", async () => {
  const friend = await buildUser({ refererId: person.id });
  await phoneOnly.update({ refererId: friend.id });
  await share();
  expect([(await person.reload()).refererId, (await friend.reload()).refererId]).toEqual([null, person.id]);

  const next = await buildUser({ telegramId: null });
  const brought = await buildUser({ refererId: next.id });
  const second = await buildUser({ refererId: brought.id });
  await verifyPhone(second.telegramId!, phoneOf(next));
  expect([(await second.reload()).refererId, (await brought.reload()).refererId]).toEqual([brought.id, null]);

  for (let round = 0; round < 10; round += 1) {
    const [known, newer] = [await buildUser(), await buildUser()];
    const old = await buildUser({ telegramId: null, refererId: known.id });
    await Promise.all([verifyPhone(newer.telegramId!, phoneOf(old)), keepReferer(known.id, newer.id)]);
    const both = [(await known.reload()).refererId, (await newer.reload()).refererId];
    expect(both.filter((referer) => referer === null)).toHaveLength(1);
  }
});

describe("no order is lost where the two meet", () => {
  test("in two groups of a product: both seats stay, and no third begins", async () => {
    const [one, other] = [await buy(phoneOnly), await buy(person)];
    await share();
    for (const { inviteCode, orderId } of [one, other]) {
      expect(await seatsOf((await groupOf(inviteCode)).id)).toMatchObject([{ userId: person.id }]);
      expect(await Order.findByPk(orderId)).toMatchObject({ userId: person.id, status: "placed" });
    }
    expect(await GroupMember.count({ where: { userId: person.id, isWaiting: true } })).toBe(1);

    await cancelOrder(person.id, { id: other.orderId });
    const { inviteCode } = await groupOf(one.inviteCode);
    await expect(buy(person, { inviteCode })).rejects.toMatchObject({
      code: "ALREADY_IN_GROUP",
      details: { fields: { inviteCode } },
    });
  });

  test("in one group: one seat is freed, its order stays with the group and completes with it", async () => {
    const first = await buy(phoneOnly);
    const second = await buy(person, { inviteCode: first.inviteCode ?? "" });
    await share();
    const group = await groupOf(first.inviteCode);
    expect(group).toMatchObject({ membersCount: 1, status: "open" });
    expect(await seatsOf(group.id)).toMatchObject([{ orderId: first.orderId, userId: person.id }]);

    for (let joined = 0; joined < 2; joined += 1) {
      await buy(await buildUser(), { inviteCode: second.inviteCode ?? "" });
    }
    expect(await group.reload()).toMatchObject({ membersCount: 3, status: "completed" });
    expect(await Order.count({ where: { groupId: group.id, status: "placed" } })).toBe(4);
  });

  test("in one group that expires, both orders are cancelled", async () => {
    const { inviteCode } = await buy(phoneOnly);
    await buy(person, { inviteCode: inviteCode ?? "" });
    await share();
    const { id } = await groupOf(inviteCode);
    await endGroup(id);
    await expireGroups();
    expect(await Order.count({ where: { groupId: id, status: "cancelled" } })).toBe(2);
  });

  test("in one group that is complete already, the group stays so", async () => {
    const first = await buy(phoneOnly);
    const code = { inviteCode: first.inviteCode ?? "" };
    await buy(person, code);
    await buy(await buildUser(), code);
    await share();
    expect(await groupOf(first.inviteCode)).toMatchObject({ status: "completed", membersCount: 3 });
    expect(await Order.count({ where: { userId: person.id, status: "placed" } })).toBe(2);
  });
});

test("while the one orders, nothing of the other moves: they would find themselves in two groups", async () => {
  await buy(phoneOnly);
  const others = await hold(() => holdLock("groups", product.id));
  const joining = buy(person, { joinType: "SelfJoined" });
  await someoneWaits();
  const sharing = share();
  await someoneWaits(2);
  await others();
  const { group } = await seatOf((await joining).inviteCode);
  await sharing;
  expect(await seatsOf(group.id)).toMatchObject([{ userId: person.id, isWaiting: true }]);
  expect(await Order.count({ where: { userId: person.id, groupId: group.id } })).toBe(2);
});

test("who waits for their groups holds nothing that whoever leaves one of them needs", async () => {
  const first = await buy(phoneOnly);
  const second = await buy(person, { inviteCode: first.inviteCode ?? "" });
  const { id } = await groupOf(first.inviteCode);
  const left = await hold(() => lockGroup(id));
  const sharing = share();
  await someoneWaits();
  await left(async () => {
    await sequelize.query("set local lock_timeout = '500ms'");
    await cancelOrder(person.id, { id: second.orderId });
  });
  await sharing;
  expect(await groupOf(first.inviteCode)).toMatchObject({ membersCount: 1, status: "open" });
  expect(await seatsOf(id)).toMatchObject([{ userId: person.id, orderId: first.orderId }]);
  expect(await Order.findByPk(second.orderId)).toMatchObject({ status: "cancelled" });
});

test("two accounts with Telegram never become one, nor does a banned one", async () => {
  const other = await buildUser();
  const { orderId } = await buy(other);
  await verifyPhone(person.telegramId!, phoneOf(other));
  expect((await Order.findByPk(orderId))?.userId).toBe(other.id);
  expect(await other.reload()).toMatchObject({ absorbedById: null, phoneVerifiedAt: null });

  await phoneOnly.update({ bannedAt: new Date() });
  await share();
  expect(await phoneOnly.reload()).toMatchObject({ absorbedById: null, phoneVerifiedAt: null });
});

test("orders, cancellations and many sharers at once: one account, nothing lost, nothing broken", async () => {
  for (let round = 0; round < 6; round += 1) {
    const [old, one, other] = [
      await buildUser({ telegramId: null }),
      await buildUser({ phoneNumber: null, phoneVerifiedAt: null }),
      await buildUser(),
    ];
    const products = await Promise.all([1, 2, 3].map(() => buildProduct({ participantsToComplete: 3 })));
    const friends = await Promise.all(Array.from({ length: 6 }, () => buildUser()));
    const placed = await Promise.all(products.map(({ id }) => joinOrCreate(old.id, purchaseOf(id))));
    const any = (user: User, id: number) => joinOrCreate(user.id, purchaseOf(id, { joinType: "SelfJoined" }));

    const results = await Promise.allSettled([
      ...products.map(({ id }) => any(other, id)),
      ...friends.map((friend, index) => any(friend, products[index % 3]!.id)),
      verifyPhone(one.telegramId!, phoneOf(old)),
      verifyPhone(other.telegramId!, phoneOf(old)),
      ...products.map(({ id }) => joinOrCreate(old.id, purchaseOf(id, { isGroupPurchase: false }))),
      cancelOrder(old.id, { id: placed[0]!.orderId }),
      expireGroups(),
    ]);
    const expected = ["ALREADY_IN_GROUP", "phone_unproven", "not_found", "GROUP_FULL"];
    const odd = results
      .flatMap((result) => (result.status === "rejected" ? [result.reason as Error] : []))
      .filter((error) => !(error instanceof RuleError && expected.includes(error.code)));
    expect(odd).toEqual([]);
    const { absorbedById } = await old.reload();
    expect([one.id, other.id]).toContain(absorbedById);
    expect(await Order.count({ where: { userId: old.id } })).toBe(0);
    expect(await User.count({ where: { phoneNumber: phoneOf(old), absorbedById: null } })).toBeGreaterThan(0);
    const wrong = await values(`
      select g.id as v from groups g where g.status = 'open' and g.members_count <> (
        select count(distinct m.user_id) from group_members m where m.group_id = g.id and m.left_at is null)`);
    expect(wrong).toEqual([]);
  }
});
