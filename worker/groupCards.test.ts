import { Api } from "grammy";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { claimCards } from "#core/shop/groupMessages/claimCards.ts";
import { findCard } from "#core/shop/groupMessages/findCard.ts";
import { writeCard } from "#core/shop/groupMessages/writeCard.ts";
import { giveCards } from "#core/shop/groups/giveCards.ts";
import { cancelOrder } from "#core/shop/orders/cancelOrder.ts";
import { confirmOrder } from "#core/shop/orders/confirmOrder.ts";
import { moveByShop } from "#core/shop/orders/moveByShop.ts";
import { expireGroups } from "#core/shop/purchase/expireGroups.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import type { Product } from "#db/models/Product.ts";
import type { User } from "#db/models/User.ts";
import { date, maybe, number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../tests/factories.ts";
import {
  appsOf,
  buttonsOf,
  type Call,
  fakeFetch,
  fakePerson,
  fakeTelegram,
  type Refusal,
} from "../tests/fakeTelegram.ts";
import { ageGroup, gatherGroup } from "../tests/reminderFactories.ts";
import { buildPeople, buildProduct, endGroup, giveCover, purchaseOf } from "../tests/shopFactories.ts";
import { editGroupCards } from "./groupCards.ts";

const telegram = fakeTelegram();
let product: Product;
let asha: User;
let ravi: User;
let refusals: Map<string, Refusal[]>;
beforeEach(async () => {
  refusals = new Map();
  await sequelize.query("delete from group_cards");
  product = await buildProduct({ titleEn: "Tea", titleHi: "चाय", price: 4_000, discountedPrice: 3_000 });
  await giveCover(product.id);
  const person = (firstName: string, lastName: string) =>
    buildUser({ firstName, lastName, language: "en", botStartedAt: new Date() });
  [asha, ravi] = await Promise.all([person("Asha <3", "Kumar"), person("Ravi", "")]);
});

const shape = {
  userId: number,
  messageId: maybe(number),
  dueAt: maybe(date),
};
const cards = (groupId: number) =>
  rows(
    shape,
    `select user_id as "userId", message_id as "messageId", due_at as "dueAt" from group_cards
     where group_id = $groupId order by id`,
    { groupId },
  );
/** Lets the pause between two edits of a chat be over. */
const pass = (by = "3 seconds") =>
  sequelize.query(
    "update group_cards set edited_at = edited_at - $by::interval, due_at = due_at - $by::interval",
    {
      bind: { by },
    },
  );
const countDue = async () => {
  const [row] = await rows(
    { count: number },
    `select count(*)::integer as count from group_cards c join users u on u.id = c.user_id
     where c.message_id is not null and c.due_at <= now() and u.bot_stopped_at is null`,
  );
  return row?.count;
};

/** Lets the worker edit all that is due; the answer is what it edited. */
async function edit(limiter = { take: async () => true, pause: async () => {}, pausedMs: async () => 0 }) {
  const calls: Call[] = [];
  await pass();
  const stopping = new AbortController();
  const api = new Api(config.BOT_TOKEN, { fetch: fakeFetch(calls, refusals) });
  const editing = editGroupCards(api, limiter, stopping.signal);
  await vi.waitFor(async () => expect(await countDue()).toBe(0), { timeout: 10_000, interval: 10 });
  stopping.abort();
  await editing;
  return calls;
}
const to = (calls: readonly Call[], { telegramId }: User) =>
  calls.filter(({ chat_id }) => chat_id === telegramId);
const join = (user: User, inviteCode: string) =>
  joinOrCreate(user.id, purchaseOf(product.id, { inviteCode }));

test("whoever starts or joins gets one card: picture, title, seats with names, places and time left, an invitation", async () => {
  const { inviteCode } = await gatherGroup(product.id, [asha, ravi]);
  const calls = await telegram.deliver();
  expect(calls.map(({ chat_id }) => chat_id).sort()).toEqual([asha.telegramId, ravi.telegramId].sort());
  const [call] = to(calls, asha);
  expect(call).toMatchObject({ method: "sendPhoto", parse_mode: "HTML" });
  expect(call?.caption).toBe(
    "👥 <b>Your group: 2 of 5</b>\n\nTea\n\n●●○○○ Asha &lt;3 K., Ravi\n<b>3 places left</b> · ⏳ less than 24\u00A0hours to go",
  );
  expect(buttonsOf(call)[0]).toMatchObject({ url: expect.stringContaining("startapp%3Dinvite_") });
  expect(appsOf(call)).toEqual([`https://bozor.test/?tgWebAppStartParam=group_${inviteCode}`]);
});

test("it edits itself as somebody joins and leaves; the newcomer has a card of their own", async () => {
  const { id, inviteCode } = await gatherGroup(product.id, [asha]);
  await telegram.deliver();
  expect(await edit()).toEqual([]);
  const [card] = await cards(id);

  const { orderId } = await join(ravi, inviteCode);
  const [edited, ...others] = await edit();
  expect(others).toEqual([]);
  expect(edited).toMatchObject({
    method: "editMessageCaption",
    chat_id: asha.telegramId,
    message_id: card?.messageId,
    parse_mode: "HTML",
    caption: expect.stringContaining("●●○○○ Asha &lt;3 K., Ravi"),
  });
  expect(buttonsOf(edited)).toHaveLength(2);
  await telegram.deliver();

  await cancelOrder(ravi.id, { id: orderId });
  const calls = await edit();
  expect(to(calls, asha)[0]?.caption).toContain("●○○○○ Asha &lt;3 K.\n");
  expect(to(calls, ravi)[0]?.caption).toContain("You've left this group");

  await join(ravi, inviteCode);
  expect((await edit()).map(({ caption }) => String(caption).includes("2 of 5"))).toEqual([true, true]);
  expect(await telegram.deliver()).toEqual([]);
});

test("a card without a picture is edited as text", async () => {
  product = await buildProduct();
  const { inviteCode } = await gatherGroup(product.id, [asha]);
  await telegram.deliver();
  await join(ravi, inviteCode);
  expect(await edit()).toMatchObject([
    { method: "editMessageText", text: expect.stringContaining("2 of 5") },
  ]);
  await telegram.deliver();
});

describe("the end", () => {
  test("complete: it says so and asks for the yes, until that is given", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [asha]);
    await telegram.deliver();
    let last = 0;
    for (const one of await buildPeople(4)) last = (await join(one, inviteCode)).orderId;
    const [edited] = to(await edit(), asha);
    expect(edited?.caption).toContain("Your group is complete!");
    expect(edited?.caption).toContain("●●●●●");
    expect(buttonsOf(edited)[0]).toMatchObject({
      callback_data: expect.stringMatching(/^order:confirm:\d+$/),
    });
    const orders = await rows({ id: number }, "select id from orders where user_id = $id", { id: asha.id });
    await confirmOrder(asha.id, orders[0]?.id ?? last);
    const [settled] = to(await edit(), asha);
    expect(settled?.caption).not.toContain("Confirm your order");
    expect(buttonsOf(settled)).toHaveLength(1);
    await cancelOrder(asha.id, { id: orders[0]?.id ?? last });
    const [cancelled] = to(await edit(), asha);
    expect(cancelled?.caption).toContain("Your order in this group is closed");
    await telegram.deliver();
    // The member who filled it, and those who hadn't their card yet, are told by the completion alone.
    expect((await cards(id)).filter(({ messageId }) => messageId !== null)).toHaveLength(1);
  });

  test("complete, and paid with rewards: it names no sum", async () => {
    const { id } = await gatherGroup(product.id, [asha, ...(await buildPeople(4))]);
    await telegram.deliver();
    await sequelize.query("update orders set balance_used = total where group_id = $id", { bind: { id } });
    const [card] = await rows({ id: number }, "select id from group_cards where group_id = $id order by id", {
      id,
    });
    const facts = await findCard(card?.id ?? 0);
    if (!facts) throw new Error("Nobody has a card");
    const message = await writeCard(facts);
    for (const language of languages) {
      const { html } = renderMessage(message, language);
      expect(html).toContain("🎉");
      expect(html).not.toContain("₹");
    }
    expect(renderMessage(message, "en").html).toContain("nothing to pay on delivery");
  });

  test("out of time: there is nothing to pay, and the way to start again", async () => {
    const { id } = await gatherGroup(product.id, [asha]);
    await telegram.deliver();
    await endGroup(id);
    await expireGroups();
    const [edited] = await edit();
    expect(edited?.caption).toContain("The group didn't fill up in time");
    expect(appsOf(edited)).toEqual([`https://bozor.test/?tgWebAppStartParam=product_${product.link}`]);
    expect(await cards(id)).toMatchObject([{ dueAt: null }]);
    await telegram.deliver();
  });
});

describe("how often", () => {
  test("the time left once an hour, and not after the last", async () => {
    const { id } = await gatherGroup(product.id, [asha]);
    await telegram.deliver();
    expect(await edit()).toEqual([]);
    for (const hours of [23, 22]) {
      await ageGroup(id, "1 hour");
      await pass("1 hour");
      expect(await edit()).toMatchObject([
        { caption: expect.stringContaining(`less than ${hours}\u00A0hours to go`) },
      ]);
      expect(await edit()).toEqual([]);
    }
    await ageGroup(id, "21 hours");
    await pass("21 hours");
    expect(await edit()).toMatchObject([{ caption: expect.stringContaining("less than an hour to go") }]);
    expect(await cards(id)).toMatchObject([{ dueAt: null }]);
  });

  test("of what happens at once one edit; three seconds between two in a chat, whatever the number of editors", async () => {
    const { inviteCode } = await gatherGroup(product.id, [asha]);
    const other = await buildProduct();
    const second = await joinOrCreate(asha.id, purchaseOf(other.id));
    await telegram.deliver();
    for (const one of await buildPeople(2)) {
      await join(one, inviteCode);
      await joinOrCreate(one.id, purchaseOf(other.id, { inviteCode: second.inviteCode ?? "" }));
    }
    // As if they had come at once, however busy the machine is.
    await sequelize.query("update group_cards set edited_at = now() where edited_at is not null");
    expect(await claimCards(10)).toEqual([]);
    await pass();
    const claims = (await Promise.all([claimCards(10), claimCards(10), claimCards(10)])).flat();
    expect(claims).toHaveLength(1);
    await sequelize.query(
      "update group_cards set claimed_until = null, edited_at = now(), due_at = null where id = $id",
      { bind: { id: claims[0] } },
    );
    expect(await claimCards(10)).toEqual([]);
    await pass();
    const [next] = await claimCards(10);
    expect(next).not.toBe(claims[0]);
    await sequelize.query("update group_cards set claimed_until = null");
    expect((await edit()).map(({ text }) => String(text).includes("3 of 5"))).toEqual([true]);
    await telegram.deliver();
  });

  test("what has changed during the edit is edited next", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [asha]);
    await telegram.deliver();
    const [first, second] = (await buildPeople(2)) as [User, User];
    await join(first, inviteCode);
    let isJoined = false;
    const calls = await Promise.all([
      edit({
        take: async () => {
          if (!isJoined) {
            isJoined = true;
            await join(second, inviteCode);
            await sequelize.query("update group_cards set edited_at = null where group_id = $id", {
              bind: { id },
            });
          }
          return true;
        },
        pause: async () => {},
        pausedMs: async () => 0,
      }),
    ]);
    const told = to(calls.flat(), asha).map(({ caption }) => /(\d) of 5/.exec(String(caption))?.[1]);
    expect(told).toEqual(["2", "3"]);
    await telegram.deliver();
  });
});

describe("what Telegram says to it", () => {
  async function joined() {
    const group = await gatherGroup(product.id, [asha]);
    await telegram.deliver();
    await join(ravi, group.inviteCode);
    return group;
  }
  const refuse = (error_code: number, description: string, parameters?: { retry_after: number }) =>
    refusals.set("editMessageCaption", [{ error_code, description, ...(parameters && { parameters }) }]);

  test("it is so already: fine", async () => {
    const { id } = await joined();
    refuse(
      400,
      "Bad Request: message is not modified: specified new message content and reply markup are the same",
    );
    expect(await edit()).toHaveLength(1);
    expect((await cards(id))[0]?.messageId).not.toBeNull();
    expect(await edit()).toEqual([]);
    await telegram.deliver();
  });

  test("the message is no more: it is left alone from then on", async () => {
    const { id, inviteCode } = await joined();
    refuse(400, "Bad Request: message to edit not found");
    await edit();
    expect((await cards(id))[0]).toMatchObject({ messageId: null, dueAt: null });
    for (const one of await buildPeople(1)) await join(one, inviteCode);
    expect(to(await edit(), asha)).toEqual([]);
    await telegram.deliver();
  });

  test("wait: all senders do, and it is edited afterwards", async () => {
    await joined();
    refuse(429, "Too Many Requests: retry after 7", { retry_after: 7 });
    const pauses: number[] = [];
    await edit({
      take: async () => true,
      pause: async (_chat: unknown, seconds: number) => void pauses.push(seconds),
      pausedMs: async () => 0,
    } as never);
    expect(pauses).toEqual([7]);
    await pass("7 seconds");
    expect(await edit()).toHaveLength(1);
    await telegram.deliver();
  });

  test("a chat that is paused holds up nobody else: its card comes back when the pause is over", async () => {
    await joined();
    const another = (await buildPeople(1))[0] as User;
    await gatherGroup(product.id, [another]);
    await telegram.deliver();
    const waits: unknown[] = [];
    const calls = await edit({
      take: async (chat: unknown) => {
        waits.push(chat);
        return true;
      },
      pause: async () => {},
      pausedMs: async (chat?: unknown) => (chat === asha.telegramId ? 15_000 : 0),
    } as never);
    expect([waits.includes(asha.telegramId), to(calls, asha)]).toEqual([false, []]);
    // Each edit lets three seconds go by.
    await pass("11 seconds");
    expect(to(await edit(), asha)).toEqual([]);
    expect(to(await edit(), asha)).toHaveLength(1);
    await telegram.deliver();
  });

  test("blocked: the person is marked as stopped, and their card waits for them", async () => {
    await joined();
    refuse(403, "Forbidden: bot was blocked by the user");
    await edit();
    expect((await asha.reload()).botStoppedAt).toBeInstanceOf(Date);
    expect(await edit()).toEqual([]);
    await asha.update({ botStoppedAt: null });
    expect(to(await edit(), asha)).toHaveLength(1);
    await telegram.deliver();
  });

  test("blocked for more than a week: nobody looks at it any more", async () => {
    await joined();
    await pass();
    const waitFor = (age: string) =>
      sequelize.query("update group_cards set due_at = now() - $age::interval where due_at <= now()", {
        bind: { age },
      });
    await waitFor("8 days");
    expect(await claimCards(10)).toEqual([]);
    await waitFor("6 days");
    expect(await claimCards(10)).toHaveLength(1);
    await telegram.deliver();
  });
});

test("who can't be written to has no card; a card that hasn't gone out when its group ends isn't sent", async () => {
  const { id, inviteCode } = await gatherGroup(product.id, [asha]);
  const nobody = await buildUser({ telegramId: null });
  const stopped = await buildUser({ botStartedAt: new Date(), botStoppedAt: new Date() });
  for (const one of [nobody, stopped]) await join(one, inviteCode);
  expect((await cards(id)).map(({ userId }) => userId)).toEqual([asha.id]);
  await endGroup(id);
  await expireGroups();
  const calls = await telegram.deliver();
  expect(calls.map(({ chat_id, caption }) => [chat_id, String(caption).split("\n")[0]])).toEqual([
    [asha.telegramId, "⌛️ <b>The group didn't fill up in time</b>"],
  ]);
});

describe("who has none yet", () => {
  const meet = async (telegramId: number) =>
    fakePerson({ id: telegramId, first_name: "Ravi", language_code: "en" });
  const started = (calls: readonly Call[]) => calls.filter(({ caption }) => String(caption).includes("●"));

  test.each(["starts the bot", "lets it write again", "lets it write from the shop"])(
    "gets the cards of their open groups when they %s, once",
    async (how) => {
      const isBack = how === "lets it write again";
      const { id, inviteCode } = await gatherGroup(product.id, [asha]);
      await ravi.update(isBack ? { botStoppedAt: new Date() } : { botStartedAt: null });
      await join(ravi, inviteCode);
      const over = await gatherGroup((await buildProduct()).id, [asha]);
      await endGroup(over.id);
      await telegram.deliver();
      expect((await cards(id)).map(({ userId }) => userId)).toEqual([asha.id]);

      const person = await meet(ravi.telegramId ?? 0);
      for (let turn = 0; turn < 2; turn += 1) {
        if (how === "starts the bot") await telegram.say(person, "/start");
        else if (isBack) await telegram.unblock(person);
        else await telegram.message(person, { write_access_allowed: {} });
      }
      const [card, ...others] = started(to(await telegram.deliver(), ravi));
      expect(others).toEqual([]);
      expect(card?.caption).toContain("2 of 5");
      await join((await buildPeople(1))[0] as User, inviteCode);
      expect(to(await edit(), ravi)).toMatchObject([{ caption: expect.stringContaining("3 of 5") }]);
      await telegram.deliver();
    },
  );

  test("gets it when somebody else joins or leaves, as who was in a group before there were cards", async () => {
    const { id, inviteCode } = await gatherGroup(product.id, [asha, ravi]);
    await telegram.deliver();
    await sequelize.query("delete from group_cards");
    const [friend] = (await buildPeople(1)) as [User];
    const { orderId } = await join(friend, inviteCode);
    expect(started(await telegram.deliver())).toHaveLength(3);
    expect(await cards(id)).toHaveLength(3);
    await sequelize.query("delete from group_cards where user_id = $id", { bind: { id: asha.id } });
    await cancelOrder(friend.id, { id: orderId });
    expect(started(await telegram.deliver()).map(({ chat_id }) => chat_id)).toEqual([asha.telegramId]);
  });

  test("whose card was withdrawn as they had left before it went out gets it when they come back", async () => {
    const { inviteCode } = await gatherGroup(product.id, [asha]);
    const { orderId } = await join(ravi, inviteCode);
    await cancelOrder(ravi.id, { id: orderId });
    expect(to(await telegram.deliver(), ravi)).toEqual([]);
    await join(ravi, inviteCode);
    expect(started(to(await telegram.deliver(), ravi))).toHaveLength(1);
  });

  test("who has left and come back before it went out gets one", async () => {
    const { inviteCode } = await gatherGroup(product.id, [asha]);
    const { orderId } = await join(ravi, inviteCode);
    await cancelOrder(ravi.id, { id: orderId });
    await join(ravi, inviteCode);
    expect(started(to(await telegram.deliver(), ravi))).toHaveLength(1);
  });

  test("whoever has deleted theirs isn't sent another, whatever happens", async () => {
    const { inviteCode } = await gatherGroup(product.id, [asha]);
    await telegram.deliver();
    await sequelize.query("update group_cards set message_id = null, due_at = null");
    await join(ravi, inviteCode);
    await telegram.say(await meet(asha.telegramId ?? 0), "/start");
    expect(started(to(await telegram.deliver(), asha))).toEqual([]);
  });

  test("starting the bot, joining and leaving at once end, with one card each", async () => {
    const groups = await Promise.all(
      [1, 2, 3].map(async () => gatherGroup((await buildProduct()).id, [asha, ravi])),
    );
    await telegram.deliver();
    await sequelize.query("delete from group_cards");
    const friends = await buildPeople(3);
    await Promise.all([
      ...groups.map((group, at) =>
        joinOrCreate(friends[at]?.id ?? 0, purchaseOf(group.productId, { inviteCode: group.inviteCode })),
      ),
      ...[asha, ravi, asha, ravi].map(({ id: userId }) => giveCards({ userId })),
    ]);
    for (const { id } of groups) expect(await cards(id)).toHaveLength(3);
    await telegram.deliver();
  });
});

describe("the press below a card", () => {
  /** A complete group of Asha's, whose card asks for her yes. */
  async function complete() {
    const { id, inviteCode } = await gatherGroup(product.id, [asha]);
    await telegram.deliver();
    for (const one of await buildPeople(4)) await join(one, inviteCode);
    await telegram.deliver();
    const [asking] = to(await edit(), asha);
    const [card] = await cards(id);
    const [button] = buttonsOf(asking);
    const person = fakePerson({ id: asha.telegramId ?? 0, first_name: "Asha <3", last_name: "Kumar" });
    const press = () =>
      telegram.press(person, button && "callback_data" in button ? String(button.callback_data) : "", {
        message_id: card?.messageId,
        text: undefined,
        caption: asking?.caption,
        reply_markup: asking?.reply_markup,
      });
    return {
      press,
      orderId: Number(/\d+$/.exec(button && "callback_data" in button ? String(button.callback_data) : "")),
    };
  }

  test("is answered, and the card says by itself that the order is confirmed, whoever was first", async () => {
    for (const isEditedFirst of [false, true]) {
      const { press, orderId } = await complete();
      if (isEditedFirst) {
        await confirmOrder(asha.id, orderId);
        await edit();
      }
      expect(await press()).toMatchObject([
        { method: "answerCallbackQuery", text: translate("en", "order-confirmed") },
      ]);
      const [settled, ...others] = to(await edit(), asha);
      expect(others).toEqual([]);
      expect(settled?.caption).not.toContain("Confirm your order");
      expect(settled?.caption).toContain(translate("en", "order-confirmed"));
      expect(buttonsOf(settled)).toHaveLength(1);
    }
  });

  test("of an order that is cancelled meanwhile, it says so by itself as well", async () => {
    const { press, orderId } = await complete();
    await cancelOrder(asha.id, { id: orderId });
    expect(await press()).toMatchObject([
      { method: "answerCallbackQuery", text: translate("en", "order-over") },
    ]);
    expect(to(await edit(), asha)).toMatchObject([
      { caption: expect.stringContaining("Your order in this group is closed") },
    ]);
  });

  test("once it is packed, the card no longer says what comes next", async () => {
    const { orderId } = await complete();
    await confirmOrder(asha.id, orderId);
    await edit();
    await moveByShop((await buildUser({ isAdmin: true })).id, { id: orderId, to: "packed" });
    const [packed] = to(await edit(), asha);
    expect(packed?.caption).toContain("Your group is complete!");
    expect(packed?.caption).not.toContain(translate("en", "order-confirmed"));
    await telegram.deliver();
  });
});
