import type { User as TelegramPerson } from "grammy/types";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { cancelOrder } from "#core/shop/orders/cancelOrder.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { Order } from "#db/models/Order.ts";
import type { Product } from "#db/models/Product.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { appsOf, buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { bringTo } from "../../../tests/orderFactories.ts";
import { buildProduct, buildShopCategory, giveCover, purchaseOf } from "../../../tests/shopFactories.ts";

const telegram = fakeTelegram();
const shop = "https://bozor.test/";
const opens = (param: string) => [`${shop}?tgWebAppStartParam=${param}`];
const wordsOf = (call: Call | undefined) => String(call?.caption ?? call?.text);
/** Dots, commas and the like aside: how the numbers of a text are drawn depends on the language. */
const plain = (call: Call | undefined) => wordsOf(call).replace(/\s+/g, " ");
const speaking = (language_code: Language) => fakePerson({ language_code });

const follow = async (person: TelegramPerson, payload: string) => {
  const calls = await telegram.say(person, `/start ${payload}`);
  const [answer, ...rest] = calls.filter(({ method }) => method.startsWith("send"));
  expect(rest).toEqual([]);
  return answer;
};

/** Starts a group and brings further people in; `codes` are theirs, the creator's first. */
async function gather(product: Product, count: number, creator = {}) {
  const people = [await buildUser({ firstName: "Priya", ...creator })];
  for (let index = 1; index < count; index += 1) people.push(await buildUser());
  const codes: string[] = [];
  const orders: number[] = [];
  for (const { id } of people) {
    const inviteCode = codes[0];
    const { inviteCode: code, orderId } = await joinOrCreate(
      id,
      purchaseOf(product.id, { ...(inviteCode && { inviteCode }) }),
    );
    codes.push(code ?? "");
    orders.push(orderId);
  }
  const member = await GroupMember.findOne({ where: { inviteCode: codes[0] ?? "" }, rejectOnEmpty: true });
  const group = await Group.findByPk(member.groupId, { rejectOnEmpty: true });
  return { codes, orders, people, group };
}

/** Sets a group to stay open for `minutes` and half a minute more. */
const leave = (groupId: number, minutes: number) =>
  sequelize.query(
    `update groups set created_at = now() - interval '24 hours' + make_interval(mins => $minutes, secs => 30),
       ends_at = now() + make_interval(mins => $minutes, secs => 30) where id = $groupId`,
    { bind: { groupId, minutes } },
  );

describe("a product's link", () => {
  test.each(languages)(
    "in %s shows picture, title, both prices, the group that waits, and opens it",
    async (language) => {
      const product = await buildProduct({
        titleEn: "Tea <strong>",
        titleHi: "चाय <कड़क>",
        price: 12_999,
        discountedPrice: 9_999,
      });
      await giveCover(product.id);
      const { group } = await gather(product, 3);
      await leave(group.id, 312);

      const card = await follow(speaking(language), `product_${product.link}`);
      expect(card).toMatchObject({ method: "sendPhoto", parse_mode: "HTML" });
      expect(card?.photo).toMatch(/^https:\/\/bozor\.test\/images\/.+\.jpg$/);
      expect(wordsOf(card)).toContain(
        language === "hi" ? "<b>चाय &lt;कड़क&gt;</b>" : "<b>Tea &lt;strong&gt;</b>",
      );
      expect(plain(card)).toContain("<b>₹9 999</b>");
      expect(plain(card)).toContain("<s>₹12 999</s> · −23%");
      expect(wordsOf(card)).toContain(translate(language, "seats-left", { places: 2 }));
      expect(wordsOf(card)).toContain(translate(language, "time-left", { hours: 5, minutes: 12 }));
      expect(appsOf(card)).toEqual(opens(`product_${product.link}`));
      expect(buttonsOf(card)[0]?.text).toBe(translate(language, "button-product"));
    },
  );

  test("without a picture and a group it says the prices alone", async () => {
    const product = await buildProduct({ titleEn: "Soap", price: 500, discountedPrice: 500 });
    const card = await follow(speaking("en"), `product_${product.link}`);
    expect(card).toMatchObject({
      method: "sendMessage",
      text: "<b>Soap</b>\n\n👥 <b>₹500</b> with friends · <s>₹500</s>\n🚚 Free delivery, cash on delivery",
    });
  });

  test("one's own group isn't told of as one to join", async () => {
    const product = await buildProduct();
    const person = speaking("en");
    await telegram.say(person, "/start");
    const { id } = await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true });
    await User.update({ phoneNumber: "+919800000001", phoneVerifiedAt: new Date() }, { where: { id } });
    await joinOrCreate(id, purchaseOf(product.id));
    expect(wordsOf(await follow(person, `product_${product.link}`))).not.toContain("left");
    expect(wordsOf(await follow(speaking("en"), `product_${product.link}`))).toContain(
      "<b>4 places left</b>",
    );
  });

  test.each(languages)(
    "in %s: one that isn't sold, and one that never was, are said to be gone",
    async (language) => {
      const { link } = await buildProduct({ publishedAt: null });
      for (const payload of [`product_${link}`, "product_no-such-thing-s999999"]) {
        const answer = await follow(speaking(language), payload);
        expect(answer?.text).toBe(translate(language, "product-gone"));
        expect(appsOf(answer)).toContain(shop);
      }
    },
  );

  test("a photo that Telegram can't fetch doesn't cost the card", async () => {
    const product = await buildProduct();
    await giveCover(product.id);
    telegram.refuse("sendPhoto", { error_code: 400, description: "Bad Request: wrong type" });
    const calls = await telegram.say(speaking("en"), `/start product_${product.link}`);
    expect(calls.map(({ method }) => method).slice(0, 2)).toEqual(["sendPhoto", "sendMessage"]);
    expect(appsOf(calls[1])).toEqual(opens(`product_${product.link}`));
  });
});

describe("an invitation", () => {
  test.each(languages)(
    "in %s says who invites to what, how many places and how much time are left",
    async (language) => {
      const product = await buildProduct();
      const { codes, group } = await gather(product, 4, { firstName: "Priya\n<3" });
      await leave(group.id, 47);
      for (const payload of [
        `invite_${codes[0]}`,
        `invite_${group.inviteCode}`,
        `group_${group.inviteCode}`,
      ]) {
        const card = await follow(speaking(language), payload);
        expect(wordsOf(card)).toContain("<b>Priya &lt;3 ");
        expect(wordsOf(card)).toContain(language === "hi" ? product.titleHi : product.titleEn);
        expect(wordsOf(card)).toContain(`<b>${rupeeText(599)}</b>`);
        expect(wordsOf(card)).toContain(translate(language, "seats-left", { places: 1 }));
        expect(wordsOf(card)).toContain(translate(language, "time-left", { hours: 0, minutes: 47 }));
        expect(appsOf(card)).toEqual(opens(`invite_${payload.split("_")[1]}`));
      }
    },
  );

  test("the member whose code it is invites, and nobody by name who has left", async () => {
    const { codes, orders, people } = await gather(await buildProduct(), 2);
    const [, name] = people.map(({ firstName }) => firstName);
    const payload = `invite_${codes[1]}`;
    expect(wordsOf(await follow(speaking("en"), payload))).toContain(`<b>${name} invites you`);
    await cancelOrder(people[1]?.id ?? 0, { id: orders[1] ?? 0 });
    expect(wordsOf(await follow(speaking("en"), payload))).toContain("<b>You're invited");
  });

  test.each(languages)("in %s: a full and an ended group lead to a new one", async (language) => {
    const product = await buildProduct();
    const full = await gather(product, 5);
    const ended = await gather(product, 2);
    await leave(ended.group.id, -1);
    for (const [{ codes, group }, key] of [
      [full, "group-full-card"],
      [ended, "group-over-card"],
    ] as const) {
      for (const payload of [`invite_${codes[1]}`, `group_${group.inviteCode}`]) {
        const card = await follow(speaking(language), payload);
        expect(wordsOf(card).split("\n")[0]).toBe(
          translate(language, key, { together: "", alone: "", percent: 0, title: "" }).split("\n")[0],
        );
        expect(buttonsOf(card)[0]?.text).toBe(translate(language, "button-start-group"));
        expect(appsOf(card)).toEqual(opens(`product_${product.link}`));
      }
    }
    await product.update({ publishedAt: null });
    const gone = await follow(speaking(language), `invite_${full.codes[0]}`);
    expect(gone?.text).toBe(translate(language, "product-gone"));
  });

  test.each(languages)("in %s: one that nobody knows is answered helpfully", async (language) => {
    for (const payload of [
      "invite_AAAAAAAAAAAAAA",
      "group_AAAAAAAAAA",
      "invite_A",
      `group_${"a".repeat(50)}`,
    ]) {
      const answer = await follow(speaking(language), payload);
      expect(answer?.text).toBe(translate(language, "invite-unknown"));
      expect(appsOf(answer)).toEqual([shop]);
    }
  });
});

describe("a link to one's own group", () => {
  /** A person of the messenger in a group of a product. */
  async function member(language: Language) {
    const person = speaking(language);
    await telegram.say(person, "/start");
    const me = await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true });
    await me.update({ phoneNumber: `+9198${String(me.id).padStart(8, "0")}`, phoneVerifiedAt: new Date() });
    const product = await buildProduct();
    const { codes, group } = await gather(product, 1);
    const own = await joinOrCreate(me.id, purchaseOf(product.id, { inviteCode: codes[0] ?? "" }));
    const join = async () =>
      joinOrCreate((await buildUser()).id, purchaseOf(product.id, { inviteCode: codes[0] ?? "" }));
    const cancel = () => cancelOrder(me.id, { id: own.orderId });
    return {
      person,
      product,
      codes,
      group,
      ownCode: own.inviteCode ?? "",
      join,
      cancel,
      orderId: own.orderId,
    };
  }

  test.each(languages)("in %s says how it stands: open, full", async (language) => {
    const { person, group, codes, ownCode, join } = await member(language);
    const total = rupeeText(580);
    for (const payload of [`invite_${codes[0]}`, `invite_${ownCode}`, `group_${group.inviteCode}`]) {
      const card = await follow(person, payload);
      expect(wordsOf(card)).toContain(translate(language, "seats-left", { places: 3 }));
      expect(wordsOf(card)).toContain(total);
      expect(appsOf(card)).toEqual(opens(`group_${group.inviteCode}`));
    }
    for (let index = 0; index < 3; index += 1) await join();
    const full = await follow(person, `invite_${ownCode}`);
    expect(wordsOf(full)).toContain("🎉");
    expect(wordsOf(full)).toContain(total);
    expect(appsOf(full)).toEqual(opens(`group_${group.inviteCode}`));
  });

  test.each(languages)("in %s names no sum where rewards have paid: open, full", async (language) => {
    const { person, group, join, orderId } = await member(language);
    const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
    await order.update({ balanceUsed: order.total });
    const open = await follow(person, `group_${group.inviteCode}`);
    for (let index = 0; index < 3; index += 1) await join();
    const full = await follow(person, `group_${group.inviteCode}`);
    expect(wordsOf(open)).toContain("👥");
    expect(wordsOf(full)).toContain("🎉");
    for (const card of [open, full]) {
      expect(wordsOf(card)).not.toContain("₹");
      if (language === "en") expect(wordsOf(card)).toContain("nothing to pay on delivery");
    }
  });

  test.each(languages)("in %s one that is full, where one's own order was cancelled", async (language) => {
    const { person, product, group, join, cancel } = await member(language);
    for (let index = 0; index < 3; index += 1) await join();
    await cancel();
    const answer = await follow(person, `group_${group.inviteCode}`);
    const title = language === "hi" ? product.titleHi : product.titleEn;
    expect(wordsOf(answer)).toBe(translate(language, "group-order-over", { title: title ?? "" }));
    expect(appsOf(answer)).toEqual(opens(`product_${product.link}`));
  });

  test("once one's order is on its way, it says how that stands", async () => {
    const { person, group, join, orderId } = await member("en");
    for (let index = 0; index < 3; index += 1) await join();
    const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
    const { id: adminId } = await buildUser({ isAdmin: true });
    await bringTo(order, "shipped", adminId);
    const answer = await follow(person, `group_${group.inviteCode}`);
    expect(wordsOf(answer)).toContain(order.number);
    expect(wordsOf(answer)).not.toContain("🎉");
    expect(appsOf(answer)).toEqual(opens(`order_${orderId}`));
  });

  test("one that is over costs nothing and can be started again, while the product is sold", async () => {
    const { person, product, group, ownCode } = await member("en");
    await leave(group.id, -1);
    const over = await follow(person, `group_${group.inviteCode}`);
    expect(wordsOf(over)).toContain("nothing to pay");
    expect(appsOf(over)).toEqual(opens(`product_${product.link}`));
    await product.update({ publishedAt: null });
    expect(appsOf(await follow(person, `invite_${ownCode}`))).toEqual(opens(`group_${group.inviteCode}`));
  });
});

test.each(languages)("in %s a category of the shop tells what it has and opens there", async (language) => {
  const { id, link, nameEn, nameHi } = await buildShopCategory({ link: `hot_deals-${language}` });
  const empty = await follow(speaking(language), `category_${link}`);
  expect(empty?.caption).toContain(`<b>${language === "hi" ? nameHi : nameEn}</b>`);
  await buildProduct({ categoryId: id, discountedPrice: 1_299, price: 2_000 });
  await buildProduct({ categoryId: id, discountedPrice: 100, publishedAt: null });
  const card = await follow(speaking(language), `category_${link}`);
  expect(card?.photo).toContain(`/og/section/${link}.jpg?lng=${language}&v=`);
  expect(card?.caption).toBe(
    translate(language, "shop-category", {
      name: language === "hi" ? nameHi : nameEn,
      count: 1,
      from: rupeeText(1_299),
    }),
  );
  expect(appsOf(card)).toEqual(opens(`category_${link}`));
});
