import { beforeEach, describe, expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { type ReminderKind, reminderKinds } from "#contract/reminders.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { claimMessages } from "#core/platform/outbox/claimMessages.ts";
import { recordFailure } from "#core/platform/outbox/recordFailure.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { findCard } from "#core/shop/groupMessages/findCard.ts";
import { findReminder } from "#core/shop/groupMessages/findReminder.ts";
import { writeCard } from "#core/shop/groupMessages/writeCard.ts";
import { openReminder, writeReminder } from "#core/shop/groupMessages/writeReminder.ts";
import { cancelOrder } from "#core/shop/orders/cancelOrder.ts";
import { confirmOrder } from "#core/shop/orders/confirmOrder.ts";
import { expireGroups } from "#core/shop/purchase/expireGroups.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { listReminderCounts } from "#core/shop/reminders/listReminderCounts.ts";
import { muteReminder } from "#core/shop/reminders/readSettings.ts";
import { remindPeople } from "#core/shop/reminders/remindPeople.ts";
import { Order } from "#db/models/Order.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import type { Product } from "#db/models/Product.ts";
import type { User } from "#db/models/User.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../tests/factories.ts";
import { appsOf, buttonsOf, type Call, fakeTelegram } from "../tests/fakeTelegram.ts";
import { earn } from "../tests/referralFactories.ts";
import { ageGroup, gatherGroup, lookAt, reminderOf, remindersOf } from "../tests/reminderFactories.ts";
import { noonZone } from "../tests/setup/noonZone.ts";
import {
  buildPeople,
  buildProduct,
  endGroup,
  giveCover,
  purchaseOf,
  seatOf,
} from "../tests/shopFactories.ts";

const telegram = fakeTelegram();
let product: Product;
let creator: User;
let friend: User;
beforeEach(async () => {
  config.STOREFRONT_TIMEZONE = noonZone();
  await telegram.deliver();
  product = await buildProduct({
    titleEn: "Tea <1 kg>",
    titleHi: "चाय",
    price: 4_000,
    discountedPrice: 3_000,
  });
  await giveCover(product.id);
  [creator, friend] = (await Promise.all([
    buildUser({ botStartedAt: new Date(), language: "en", firstName: "Asha" }),
    buildUser({ botStartedAt: new Date(), language: "hi" }),
  ])) as [User, User];
});

/** A group of the creator whose card has been sent. */
async function startGroup() {
  const group = await gatherGroup(product.id, [creator]);
  await telegram.deliver();
  return group;
}
const to = (calls: readonly Call[], { telegramId }: User) =>
  calls.filter(({ chat_id }) => chat_id === telegramId);

describe("what a reminder says", () => {
  test("picture, title, places and time left, the way into the group, an invitation, and quietly how to mute it", async () => {
    const { id, inviteCode } = await startGroup();
    await ageGroup(id, "3 hours 30 seconds");
    await remindPeople();
    const [call, ...others] = to(await telegram.deliver(), creator);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: "sendPhoto", parse_mode: "HTML" });
    expect(call?.caption).toBe(
      translate("en", "reminder-no-joins-3", {
        title: "Tea &lt;1 kg&gt;",
        places: 4,
        hours: 20,
        minutes: 59,
      }),
    );
    const [invite, group, mute] = buttonsOf(call);
    expect(invite).toMatchObject({ url: expect.stringMatching(/^https:\/\/t\.me\/share\/url\?url=/) });
    const shared = new URL(invite && "url" in invite ? invite.url : "").searchParams;
    expect(shared.get("url")).toMatch(/^https:\/\/t\.me\/bozor_bot\/shop\?startapp=invite_\w{14}$/);
    expect(shared.get("text")).toContain("Tea <1 kg>");
    expect(group).toMatchObject({ text: translate("en", "button-group") });
    expect(appsOf(call)).toEqual([`https://bozor.test/?tgWebAppStartParam=group_${inviteCode}`]);
    expect(mute).toEqual({
      text: translate("en", "button-mute-reminder"),
      callback_data: "reminder:mute:NoJoins3",
    });
    expect(await reminderOf(creator, "NoJoins3")).toMatchObject({ state: "sent" });
  });

  test("of a product, how the group stands that is nearest to its last member", async () => {
    await startGroup();
    await lookAt(friend.id, product.id, "25 hours");
    await remindPeople();
    const [call] = to(await telegram.deliver(), friend);
    expect(call?.caption).toContain(translate("hi", "seats-left", { places: 4 }));
    expect(call?.caption).toContain(rupeeText(3_000));
    expect(appsOf(call)).toEqual([`https://bozor.test/?tgWebAppStartParam=product_${product.link}`]);
  });

  test.each([
    ["en", 2, "one more friend"],
    ["en", 5, "4 more friends"],
    ["hi", 2, "बस एक दोस्त और"],
    ["hi", 5, "बस 4 दोस्त और"],
    ["ru", 2, "ещё один друг"],
    ["ru", 5, "ещё 4 друга"],
    ["ru", 8, "ещё 7 друзей"],
    ["ru", 22, "ещё 21 друг,"],
    ["uz", 2, "yana bitta doʻst"],
    ["uz", 10, "yana 9 ta doʻst"],
  ] as const)("in %s, of a product for groups of %i without one: %s", async (language, size, words) => {
    const alone = await buildProduct({ participantsToComplete: size });
    await friend.update({ language });
    await lookAt(friend.id, alone.id, "25 hours");
    await remindPeople();
    const [call] = to(await telegram.deliver(), friend);
    expect(call?.text).toContain(words);
  });

  test.each(languages)("every kind has words in %s that name its product", async (language) => {
    const [person] = await buildPeople(1);
    await person?.update({ language });
    const group = await gatherGroup(product.id, [person as User]);
    await ageGroup(group.id, "11 hours");
    await sequelize.query(
      `insert into reminders (kind, user_id, product_id, group_id)
       select kind, $userId, $productId, case when kind <> 'NotJoinedOrCreated' then $groupId::integer end
       from unnest($kinds::text[]) as kind`,
      { bind: { userId: person?.id, productId: product.id, groupId: group.id, kinds: [...reminderKinds] } },
    );
    const said = new Set<string>();
    for (const { id } of await remindersOf(person as User)) {
      const facts = await findReminder(id);
      if (!facts) throw new Error("no such reminder");
      const { html, keyboard } = renderMessage(await writeReminder(facts), language);
      expect(html).toContain(language === "hi" ? "चाय" : "Tea &lt;1 kg&gt;");
      expect(html).not.toContain("–\u00A0");
      expect(keyboard.at(-1)).toEqual([
        {
          text: translate(language, "button-mute-reminder"),
          callback_data: `reminder:mute:${facts.kind}`,
        },
      ]);
      said.add(html);
    }
    expect(said.size).toBe(reminderKinds.length);
  });
});

describe("what isn't so any more when its turn comes isn't said", () => {
  async function queued(by: string) {
    const group = await startGroup();
    await ageGroup(group.id, by);
    await remindPeople();
    return group;
  }
  const expectSilence = async (kind: ReminderKind) => {
    expect(to(await telegram.deliver(), creator).filter(({ method }) => method.startsWith("send"))).toEqual(
      [],
    );
    expect(await reminderOf(creator, kind)).toMatchObject({ state: "skipped" });
  };

  test("somebody has joined meanwhile", async () => {
    const { inviteCode } = await queued("4 hours");
    await joinOrCreate(friend.id, purchaseOf(product.id, { inviteCode }));
    await expectSilence("NoJoins3");
  });

  test("the group's time has run out", async () => {
    const { id } = await queued("4 hours");
    await endGroup(id);
    await expectSilence("NoJoins3");
  });

  test("they have left the group, in which others stay", async () => {
    const { id } = await gatherGroup(product.id, [creator, friend]);
    await telegram.deliver();
    await ageGroup(id, "4 hours");
    await remindPeople();
    const order = await Order.findOne({ where: { userId: creator.id }, rejectOnEmpty: true });
    await cancelOrder(creator.id, { id: order.id });
    await expectSilence("NoJoins3");
    expect(await reminderOf(friend, "NoJoins3")).toMatchObject({ state: "sent" });
  });

  test("it has been muted", async () => {
    await queued("4 hours");
    await muteReminder(creator.id, { kind: "NoJoins3", isMuted: true });
    await expectSilence("NoJoins3");
  });

  test("who was told in the morning that the group is over has started another", async () => {
    const { id } = await startGroup();
    await endGroup(id);
    await expireGroups();
    await joinOrCreate(creator.id, purchaseOf(product.id));
    const calls = to(await telegram.deliver(), creator);
    expect(calls.map(({ caption }) => String(caption))).toEqual([
      expect.stringContaining("Your group: 1 of 5"),
    ]);
    expect(await reminderOf(creator, "NoJoins24")).toMatchObject({ state: "skipped" });
  });

  test("who has said yes on the page isn't asked", async () => {
    await gatherGroup(product.id, [creator, ...(await buildPeople(4))]);
    const orders = await rows({ id: number }, "select id from orders where user_id = $id", {
      id: creator.id,
    });
    await confirmOrder(creator.id, orders[0]?.id ?? 0);
    await expectSilence("GroupFinished");
  });
});

test("the end of a group tells what of the balance is back, in the message and on the card", async () => {
  await earn(creator);
  const placed = await joinOrCreate(creator.id, purchaseOf(product.id, { balance: 8 }));
  const { group } = await seatOf(placed.inviteCode);
  await telegram.deliver();
  await endGroup(group.id);
  await expireGroups();
  const back = "nothing to pay.\n\n💰 ₹8 has been returned to your balance.";
  const [reminder, ...others] = to(await telegram.deliver(), creator);
  expect([String(reminder?.caption), others]).toEqual([expect.stringContaining(back), []]);
  const [card] = await rows({ id: number }, "select id from group_cards where group_id = $groupId", {
    groupId: group.id,
  });
  const facts = await findCard(card?.id ?? 0);
  if (!facts) throw new Error("The creator has no card");
  expect(renderMessage(await writeCard(facts), "en").html).toContain(back);
});

describe("at night", () => {
  test("the end of a group is told in the morning", async () => {
    const { id } = await startGroup();
    config.STOREFRONT_TIMEZONE = noonZone(23);
    await endGroup(id);
    await expireGroups();
    const reminder = await reminderOf(creator, "NoJoins24");
    const message = await OutboxMessage.findOne({ where: { cause: `reminder:${reminder?.id}` } });
    const hours = ((message?.dueAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(9);
    expect(hours).toBeLessThanOrEqual(10);
    await sequelize.query("update outbox set due_at = now() where status = 'queued'");
    config.STOREFRONT_TIMEZONE = noonZone(9);
    expect(to(await telegram.deliver(), creator)).toHaveLength(1);
  });

  test("who is to say yes to their order is asked in the morning, and has their hours from then on", async () => {
    config.STOREFRONT_TIMEZONE = noonZone(23);
    await gatherGroup(product.id, [creator, ...(await buildPeople(4))]);
    const order = await Order.findOne({ where: { userId: creator.id }, rejectOnEmpty: true });
    expect((order.confirmAskedAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(9 * 3_600_000);
    await sequelize.query("update outbox set status = 'cancelled' where status = 'queued'");
  });

  test("what was queued before it and comes to its turn in it waits, and others of its chat don't behind it", async () => {
    const { id } = await startGroup();
    await ageGroup(id, "4 hours");
    await remindPeople();
    const reminder = await reminderOf(creator, "NoJoins3");
    config.STOREFRONT_TIMEZONE = noonZone(22);
    const opened = await openReminder(reminder?.id ?? 0);
    expect(opened).toMatchObject({ kind: "held", until: expect.any(Date) });
    const [claimed] = (await claimMessages(10)).filter(({ userId }) => userId === creator.id);
    if (!claimed || !("kind" in opened)) throw new Error("not claimed");
    await recordFailure(claimed, { kind: "unreachable", error: "away" });
    await recordFailure(claimed, opened);
    expect(await OutboxMessage.findByPk(claimed.id)).toMatchObject({
      status: "queued",
      attempts: 0,
      error: null,
      claimedUntil: null,
    });
    const other = await buildProduct();
    await joinOrCreate(creator.id, purchaseOf(other.id));
    expect((await claimMessages(10)).map(({ userId }) => userId)).toContain(creator.id);
    await sequelize.query("update outbox set status = 'cancelled' where status = 'queued'");
  });
});

describe("what becomes of it is kept, and counted", () => {
  const count = async (type: ReminderKind, from = new Date(Date.now() - 60_000)) =>
    (await listReminderCounts(from, new Date(Date.now() + 60_000))).find((row) => row.type === type);

  test("sent, and failed as the person has blocked the bot", async () => {
    const before = await count("NoJoins3");
    const first = await startGroup();
    await gatherGroup(product.id, [friend]);
    await telegram.deliver();
    await ageGroup(first.id, "4 hours");
    await remindPeople();
    await telegram.deliver();
    await sequelize.query(
      "update group_members set joined_at = joined_at - interval '4 hours' where user_id = $id",
      {
        bind: { id: friend.id },
      },
    );
    await remindPeople();
    telegram.refuse("sendPhoto", { error_code: 403, description: "Forbidden: bot was blocked by the user" });
    await telegram.deliver();
    expect(await reminderOf(friend, "NoJoins3")).toMatchObject({
      state: "failed",
      isBotStopped: true,
    });
    expect(await count("NoJoins3")).toEqual({
      type: "NoJoins3",
      totalCount: (before?.totalCount ?? 0) + 1,
      isBotStoppedCount: (before?.isBotStoppedCount ?? 0) + 1,
      otherFailedCount: before?.otherFailedCount ?? 0,
    });
    await OutboxMessage.destroy({ where: {} });
    expect((await count("NoJoins3"))?.totalCount).toBe((before?.totalCount ?? 0) + 1);
    expect(await listReminderCounts(new Date(0), new Date(1))).toEqual(
      reminderKinds.map((type) => ({ type, totalCount: 0, isBotStoppedCount: 0, otherFailedCount: 0 })),
    );
  });

  test("cancelled with all of a chat that was blocked; refused for another reason is failed and not stopped", async () => {
    const before = await count("NoJoins3");
    const { id } = await startGroup();
    await ageGroup(id, "4 hours");
    await remindPeople();
    telegram.refuse("sendPhoto", { error_code: 400, description: "Bad Request: wrong photo" });
    telegram.refuse("sendMessage", { error_code: 400, description: "Bad Request: wrong words" });
    await telegram.deliver();
    expect(await reminderOf(creator, "NoJoins3")).toMatchObject({ state: "failed", isBotStopped: false });
    expect(await count("NoJoins3")).toMatchObject({
      isBotStoppedCount: before?.isBotStoppedCount,
      otherFailedCount: (before?.otherFailedCount ?? 0) + 1,
    });

    const group = await gatherGroup(product.id, [friend]);
    await ageGroup(group.id, "4 hours");
    await remindPeople();
    telegram.refuse("sendPhoto", { error_code: 403, description: "Forbidden: bot was blocked by the user" });
    await telegram.deliver();
    expect(await reminderOf(friend, "NoJoins3")).toMatchObject({ state: "failed", isBotStopped: true });
  });
});
