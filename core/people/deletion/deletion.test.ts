import { expect, test } from "vitest";
import { config } from "#config";
import { banPerson } from "#core/desk/people/banPerson.ts";
import { unbanPerson } from "#core/desk/people/unbanPerson.ts";
import { alignDays } from "#core/desk/reports/alignDays.ts";
import { recordConnection } from "#core/market/contacts/recordConnection.ts";
import { chooseTarget } from "#core/market/conversations/chooseTarget.ts";
import { openConversation } from "#core/market/conversations/openConversation.ts";
import { relayMessage } from "#core/market/conversations/relayMessage.ts";
import { reopenListing } from "#core/market/selling/reopenListing.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { sweepUnusedImages } from "#core/platform/images/sweepUnusedImages.ts";
import { Favourite } from "#db/models/Favourite.ts";
import { Image } from "#db/models/Image.ts";
import { ListingPhoto } from "#db/models/ListingPhoto.ts";
import { Order } from "#db/models/Order.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Session } from "#db/models/Session.ts";
import { User } from "#db/models/User.ts";
import { rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { giveCoins } from "../../../tests/moneyFactories.ts";
import { bringTo, buyAlone } from "../../../tests/orderFactories.ts";
import { checkCaller } from "../accounts/checkCaller.ts";
import { listMeantPeople } from "../accounts/listMeantPeople.ts";
import { readPersonCard } from "../accounts/readPersonCard.ts";
import { rememberPerson } from "../accounts/rememberPerson.ts";
import { saveTelegramUser } from "../accounts/saveTelegramUser.ts";
import { refresh } from "../auth/refresh.ts";
import { startSession } from "../auth/startSession.ts";
import { askDeletion, readStakes } from "./askDeletion.ts";
import { keepAccount, offerKeeping } from "./offerKeeping.ts";
import { wipeAccounts } from "./wipeAccounts.ts";

const DAY_MS = 86_400_000;
const met = () => buildUser({ botStartedAt: new Date() });

/** As if it had been asked for so many days ago. */
const age = ({ id }: User, days: number) =>
  User.update({ deletionAskedAt: new Date(Date.now() - days * DAY_MS) }, { where: { id } });

async function leave(user: User): Promise<void> {
  await askDeletion(user.id);
  await age(user, 31);
}

test("at once listings close and sessions end, and the account can do nothing more", async () => {
  const user = await met();
  const [active, pending, sold] = await Promise.all([
    buildListing({ ownerId: user.id }),
    buildListing({ ownerId: user.id, status: "pending" }),
    buildListing({ ownerId: user.id, status: "expired" }),
  ]);
  const { refreshToken } = await startSession(user.id);
  expect(await readStakes(user.id)).toEqual({ listings: 2, orders: 0, coins: 0, paise: 0 });

  const { wipedAt } = await askDeletion(user.id);
  expect(Math.round((wipedAt.getTime() - Date.now()) / DAY_MS)).toBe(30);
  expect([
    (await active.reload()).status,
    (await pending.reload()).status,
    (await sold.reload()).status,
  ]).toEqual(["closed", "closed", "expired"]);
  expect(await Session.count({ where: { userId: user.id, revokedAt: null } })).toBe(0);
  await expect(refresh(refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
  await expect(checkCaller(user.id)).rejects.toMatchObject({ code: "account_closing" });
  await expect(reopenListing(user.id, active.id)).rejects.toMatchObject({ code: "account_closing" });
});

test("asked again, or twice at once, it changes nothing; kept, all can be reopened", async () => {
  const user = await met();
  const listing = await buildListing({ ownerId: user.id });
  const [one, other] = await Promise.all([askDeletion(user.id), askDeletion(user.id)]);
  expect(one.wipedAt).toEqual(other.wipedAt);
  expect(await askDeletion(user.id)).toEqual(one);

  const kept = await Promise.all([keepAccount(user.id), keepAccount(user.id)]);
  expect(kept.filter((one) => one !== undefined)).toEqual([{ closed: 1 }]);
  await checkCaller(user.id);
  expect((await reopenListing(user.id, listing.id)).status).toBe("active");
  expect(await wipeAccounts()).toMatchObject({ accounts: 0 });
});

test("an admin of the settings can't be deleted, another one can", async () => {
  const chief = await met();
  Object.assign(config, { ADMIN_TELEGRAM_IDS: [chief.telegramId] });
  await chief.update({ isAdmin: true });
  await expect(askDeletion(chief.id)).rejects.toMatchObject({ code: "forbidden" });
  const other = await buildUser({ isAdmin: true });
  await askDeletion(other.id);
});

test("a person is wiped when the grace is over and not before, once, and comes back as somebody new", async () => {
  const user = await met();
  await askDeletion(user.id);
  await age(user, 29);
  expect((await wipeAccounts()).accounts).toBe(0);
  await age(user, 31);
  const counts = await Promise.all([wipeAccounts(), wipeAccounts()]);
  expect(counts.map(({ accounts }) => accounts).toSorted()).toEqual([0, 1]);

  expect(await user.reload()).toMatchObject({
    telegramId: null,
    username: null,
    firstName: "Deleted",
    lastName: null,
    photoUrl: null,
    phoneNumber: null,
    phoneVerifiedAt: null,
    isAdmin: false,
  });
  expect(user.botStoppedAt).not.toBeNull();
  await expect(checkCaller(user.id)).rejects.toMatchObject({ code: "unauthorized" });
  expect(await keepAccount(user.id)).toBeUndefined();
});

test("who was kept isn't wiped", async () => {
  const kept = await met();
  await leave(kept);
  await keepAccount(kept.id);
  expect((await wipeAccounts()).accounts).toBe(0);
});

test("of who is banned only what the ban needs stays, till it is lifted", async () => {
  const [admin, user] = [await buildUser({ isAdmin: true }), await met()];
  const ban = { adminId: admin.id, userId: user.id, reason: "Обман", returnsUnused: false };
  const { telegramId, phoneNumber } = user;
  const told = { id: telegramId ?? 0, first_name: "Снова", username: "again" };
  await banPerson(ban);
  await leave(user);
  expect((await wipeAccounts()).accounts).toBe(1);
  expect(await wipeAccounts()).toEqual({ accounts: 0, orders: 0 });
  const left = { telegramId, phoneNumber, firstName: "Deleted", lastName: null, username: null };
  expect(await user.reload()).toMatchObject(left);

  // The person is still kept out, and nothing of them is stored again.
  expect(await saveTelegramUser(told)).toEqual({ id: user.id, isBanned: true });
  expect(await rememberPerson(told)).toMatchObject({ id: user.id, isBanned: true, isWiped: true });
  expect(await user.reload()).toMatchObject(left);
  expect(await listMeantPeople(String(telegramId))).toEqual([user.id]);
  expect((await readPersonCard(user.id)).bannedAt).not.toBeNull();
  const other = await buildUser({ isAdmin: true });
  await expect(banPerson({ ...ban, adminId: other.id })).rejects.toMatchObject({ code: "conflict" });

  expect(await unbanPerson(ban)).toBe(0);
  expect(await user.reload()).toMatchObject({ telegramId: null, phoneNumber: null, bannedAt: null });
  expect(await listMeantPeople(String(telegramId))).toEqual([]);
  const anew = await rememberPerson(told);
  expect(anew).toMatchObject({ firstName: "Снова", isBanned: false, isWiped: false });
  expect(anew.id).not.toBe(user.id);
});

test("searches stay without their person; what tells of somebody goes with its count", async () => {
  const [user, other] = [await met(), await met()];
  await alignDays();
  const telling = ["+998 90 111-22-33", "Ищу @lola_t", "olx.uz/d/1", "https://a.b"];
  const queries = ["угловой диван", "samsung s23 8/256", "iphone 15 до 900 000", ...telling];
  await sequelize.query(
    "insert into searches (user_id, query) select $id::integer, unnest($queries::text[]) union all select $other, 'диван 2000'",
    { bind: { id: user.id, other: other.id, queries } },
  );
  await leave(user);
  await wipeAccounts();
  const list = async (sql: string) => (await rows({ v: text }, sql)).map(({ v }) => v);
  expect(
    await list("select query as v from searches where user_id is null and query <> '' order by 1"),
  ).toEqual(queries.filter((query) => !telling.includes(query)).toSorted());
  const counted = await list("select key as v from event_days where section = 'searches'");
  expect(counted).toHaveLength(4);
  expect(counted).toEqual(expect.arrayContaining(["диван 2000", "угловой диван"]));
  expect(await list(`select query as v from searches where user_id = ${other.id}`)).toEqual(["диван 2000"]);
});

test("what stands under an account that theirs had absorbed goes, too", async () => {
  const user = await met();
  const absorbed = await buildUser({ telegramId: null });
  await sequelize.query(
    `insert into searches (user_id, query) values ($id, 'позвонить +998 90 111-22-33');
     insert into drafts (user_id, body, photos) values ($id, '{}', '{}')`.replaceAll("$id", `${absorbed.id}`),
  );
  await startSession(absorbed.id);
  await absorbed.update({ absorbedById: user.id });
  await leave(user);
  await wipeAccounts();
  for (const table of ["searches", "drafts", "sessions"]) {
    expect(
      await rows({ v: text }, `select user_id::text as v from ${table} where user_id = ${absorbed.id}`),
    ).toEqual([]);
  }
});

test("a review stays with its words, under no name", async () => {
  const [user, admin] = [await met(), await buildUser({ isAdmin: true })];
  const order = await bringTo(await buyAlone({}, user), "delivered", admin.id);
  await sequelize.query(
    `insert into reviews (product_id, user_id, order_id, author_name, stars, answer)
     values ($product, $user, $order, 'Lola K', 5, 'Тёплый плед')`,
    { bind: { product: order.productId, user: user.id, order: order.id } },
  );
  await leave(user);
  await wipeAccounts();
  const [review] = await rows(
    { author_name: text, answer: text },
    "select author_name, answer from reviews where order_id = $order",
    { order: order.id },
  );
  expect(review).toEqual({ author_name: "Deleted", answer: "Тёплый плед" });
});

test("words, photos, favourites and phones go; what others said stays", async () => {
  const [seller, buyer] = [await met(), await met()];
  await seller.update({ firstName: "Gulnoza" });
  const listing = await buildListing({
    ownerId: seller.id,
    name: "Диван",
    photos: 2,
    longitude: 69.2,
    latitude: 41.3,
  });
  const other = await buildListing();
  await Favourite.create({ userId: seller.id, listingId: other.id });
  await recordConnection(seller.id, { telegramProductId: other.id, kind: "call" });
  const chatId = buyer.telegramId ?? 0;
  await openConversation(buyer.id, { listingId: listing.id, chatId, updateId: 501 });
  const say = (user: User, updateId: number, text: string) =>
    relayMessage(user.id, user.telegramId ?? 0, {
      updateId,
      messageId: updateId,
      text,
      photoFileId: null,
      repliesTo: undefined,
    } as never);
  await say(buyer, 502, "Ещё продаёте?");
  await sequelize.query("update outbox set status = 'sent', telegram_message_id = 9000, sent_at = now()");
  await sequelize.query(
    `insert into conversation_messages (conversation_id, sender_id, update_id, message_id, text)
     select id, seller_id, 503, 503, 'Да, мой номер 998901112233' from conversations where listing_id = $id`,
    { bind: { id: listing.id } },
  );

  const namesSeller = () =>
    OutboxMessage.count({ where: sequelize.literal("message::text like '%Gulnoza%'") });
  expect(await namesSeller()).toBeGreaterThan(0);

  await leave(seller);
  await wipeAccounts();

  expect(await namesSeller()).toBe(0);
  expect(await chooseTarget(buyer.id, { messageId: 504, repliesTo: 9000 })).toMatchObject({
    kind: "conversation",
  });
  expect(await listing.reload()).toMatchObject({
    name: "Deleted",
    description: "",
    phoneNumbers: [],
    status: "removed",
    link: `item-${listing.id}`,
    longitude: null,
    latitude: null,
  });
  const said = await rows(
    { text },
    "select m.text from conversation_messages m join conversations c on c.id = m.conversation_id where c.listing_id = $id order by m.id",
    { id: listing.id },
  );
  expect(said.map(({ text }) => text)).toEqual(["Ещё продаёте?", ""]);
  expect(await Favourite.count({ where: { userId: seller.id } })).toBe(0);
  expect(await OutboxMessage.count({ where: { userId: seller.id } })).toBe(0);
  expect(await ListingPhoto.count({ where: { listingId: listing.id } })).toBe(0);
  await Image.update({ createdAt: new Date(Date.now() - 3 * DAY_MS) }, { where: { ownerId: seller.id } });
  await sweepUnusedImages();
  expect(await Image.count({ where: { ownerId: seller.id } })).toBe(0);
});

test("an order under way keeps its address till it has long been over; the books stay whole", async () => {
  const [user, admin] = [await met(), await buildUser({ isAdmin: true })];
  await giveCoins(user.id, 40);
  const order = await buyAlone({ recipientName: "Lola K" }, user);
  expect(await readStakes(user.id)).toMatchObject({ orders: 1, coins: 40 });
  await leave(user);
  expect(await wipeAccounts()).toEqual({ accounts: 1, orders: 0 });
  expect((await order.reload()).address).toBe("12 MG Road");
  expect(await readBalance(user.id)).toBe(40);

  await bringTo(order, "delivered", admin.id);
  expect(await wipeAccounts()).toEqual({ accounts: 0, orders: 0 });
  await sequelize.query("update orders set updated_at = now() - interval '31 days' where id = $id", {
    bind: { id: order.id },
  });
  expect(await wipeAccounts()).toEqual({ accounts: 0, orders: 1 });
  const wiped = await Order.findByPk(order.id, { rejectOnEmpty: true });
  expect(wiped).toMatchObject({
    recipientName: "Deleted",
    city: "",
    pin: "0",
    number: order.number,
    total: order.total,
  });
  expect(wiped.phoneNumber).toMatch(/^\+0{2,}/);
  expect(await wipeAccounts()).toEqual({ accounts: 0, orders: 0 });
  expect((await checkLedger()).faults).toEqual([]);
});

test("beside a purchase one comes after the other, and both stand", async () => {
  const user = await met();
  const [bought] = await Promise.allSettled([buyAlone({}, user), askDeletion(user.id)]);
  expect((await user.reload()).deletionAskedAt).not.toBeNull();
  const orders = await Order.count({ where: { userId: user.id } });
  expect(orders).toBe(bought.status === "fulfilled" ? 1 : 0);
  await expect(buyAlone({}, user)).rejects.toMatchObject({ code: "account_closing" });
});

test("a sign-in within the grace brings the offer to stay, once a day", async () => {
  const user = await met();
  await offerKeeping(user.id);
  await askDeletion(user.id);
  await offerKeeping(user.id);
  await offerKeeping(user.id);
  await offerKeeping(user.id, new Date(Date.now() + DAY_MS));
  const offers = await OutboxMessage.findAll({ where: { userId: user.id } });
  expect(offers.filter(({ cause }) => cause.startsWith("keep-account:"))).toHaveLength(2);
});
