import { beforeEach, expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { fateValues } from "#core/shop/orders/balanceFate.ts";
import { cancelOrder } from "#core/shop/orders/cancelOrder.ts";
import { expireGroups } from "#core/shop/purchase/expireGroups.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import type { Product } from "#db/models/Product.ts";
import type { User } from "#db/models/User.ts";
import { rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../tests/factories.ts";
import { appsOf, buttonsOf, type Call, fakeTelegram } from "../../tests/fakeTelegram.ts";
import { buildProduct, giveCover, purchaseOf } from "../../tests/shopFactories.ts";

const telegram = fakeTelegram();
const opens = (param: string) => [`https://bozor.test/?tgWebAppStartParam=${param}`];

let product: Product;
beforeEach(async () => {
  product = await buildProduct({
    titleEn: "Tea <1 kg>",
    titleHi: "चाय",
    price: 4_000,
    discountedPrice: 3_000,
  });
});

const person = (language: Language, overrides = {}) =>
  buildUser({ language, botStartedAt: new Date(), ...overrides });

/** People of all languages, so many to a group; where the last are fewer, others join them. */
const groupsOf = (size: number) =>
  Array.from({ length: Math.ceil(languages.length / size) }, (_, group) =>
    Array.from({ length: size }, (_, place) => languages[group * size + place] ?? "hi"),
  );

/** Brings people into a group, the first one starts it. */
async function gather(people: readonly User[]) {
  const joined: { inviteCode: string | null; orderId: number }[] = [];
  for (const { id } of people) {
    const inviteCode = joined[0]?.inviteCode;
    joined.push(await joinOrCreate(id, purchaseOf(product.id, { ...(inviteCode && { inviteCode }) })));
  }
  const seat = await GroupMember.findOne({
    where: { inviteCode: joined[0]?.inviteCode ?? "" },
    rejectOnEmpty: true,
  });
  const [group] = await rows({ code: text }, "select invite_code as code from groups where id = $id", {
    id: seat.groupId,
  });
  return { joined, groupId: seat.groupId, groupCode: group?.code ?? "" };
}

/** The one message to somebody. */
function told(calls: readonly Call[], { telegramId }: User): Call | undefined {
  const own = calls.filter(({ chat_id }) => chat_id === telegramId);
  expect(own).toHaveLength(1);
  return own[0];
}

test.each(groupsOf(5))(
  "the group is full: all five are told once, each in their language what they pay at the door",
  async (...spoken) => {
    await giveCover(product.id);
    const people = await Promise.all(spoken.map((language) => person(language)));
    const { joined, groupCode } = await gather(people);
    const calls = await telegram.deliver();
    expect(calls).toHaveLength(5);
    for (const [place, one] of people.entries()) {
      const call = told(calls, one);
      expect(call).toMatchObject({ method: "sendPhoto", parse_mode: "HTML" });
      expect(call?.caption).toBe(
        translate(one.language, "group-completed-ask", {
          title: one.language === "hi" ? "चाय" : "Tea &lt;1 kg&gt;",
          total: rupeeText(place === 0 ? 2_831 : 2_981),
          isPaid: 0,
        }),
      );
      expect(buttonsOf(call).map(({ text }) => text)).toEqual([
        translate(one.language, "button-confirm-order"),
        translate(one.language, "button-group"),
        translate(one.language, "button-mute-reminder"),
      ]);
      expect(buttonsOf(call)[0]).toMatchObject({ callback_data: `order:confirm:${joined[place]?.orderId}` });
      expect(appsOf(call)).toEqual(opens(`group_${groupCode}`));
    }
    await expireGroups();
    expect(await telegram.deliver()).toEqual([]);
  },
);

test.each(groupsOf(5))(
  "who has paid with rewards is told of the full group without a sum",
  async (...spoken) => {
    const people = await Promise.all(spoken.map((language) => person(language)));
    const { joined } = await gather(people);
    await sequelize.query("update orders set balance_used = total where id in (:ids)", {
      replacements: { ids: joined.map(({ orderId }) => orderId) },
    });
    const calls = await telegram.deliver();
    for (const one of people) {
      const text = told(calls, one)?.text;
      expect(text).toContain("🎉");
      expect(text).not.toContain("₹");
      if (one.language === "en") expect(text).toContain("nothing to pay on delivery");
    }
  },
);

const nothingBack = fateValues({ balanceBack: 0, balanceKept: 0 });

test.each(groupsOf(4))(
  "the time runs out: all are told once that there is nothing to pay, but for who has left",
  async (...spoken) => {
    const people = await Promise.all(spoken.map((language) => person(language)));
    const { joined, groupId } = await gather(people);
    const [left, ...others] = people;
    await cancelOrder(left?.id ?? 0, { id: joined[0]?.orderId ?? 0 });
    await sequelize.query(
      "update groups set created_at = now() - interval '25 hours', ends_at = now() - interval '1 hour' where id = $groupId",
      { bind: { groupId } },
    );
    await Promise.all([expireGroups(), expireGroups()]);
    const calls = await telegram.deliver();
    expect(calls).toHaveLength(others.length);
    for (const one of others) {
      const call = told(calls, one);
      const title = one.language === "hi" ? "चाय" : "Tea &lt;1 kg&gt;";
      expect(call?.text).toBe(translate(one.language, "reminder-group-over", { title, ...nothingBack }));
      expect(appsOf(call)).toEqual(opens(`product_${product.link}`));
    }
    await expireGroups();
    expect(await telegram.deliver()).toEqual([]);
  },
);

test("who has stopped the bot, never started it, is banned or has no Telegram isn't written to", async () => {
  const people = [
    await person("en"),
    await person("en", { botStoppedAt: new Date() }),
    await person("en", { botStartedAt: null }),
    await person("en", { telegramId: null }),
    await person("en"),
  ];
  const rest = people.slice(0, 4);
  const { joined } = await gather(rest);
  await sequelize.query("update users set banned_at = now() where id = $id", {
    bind: { id: people[0]?.id ?? 0 },
  });
  await joinOrCreate(people[4]?.id ?? 0, purchaseOf(product.id, { inviteCode: joined[0]?.inviteCode ?? "" }));
  const calls = await telegram.deliver();
  expect(calls.map(({ chat_id }) => chat_id)).toEqual([people[4]?.telegramId]);
});
