import { expect, test } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { releaseRewards } from "#core/shop/referral/releaseRewards.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { appsOf, buttonsOf, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { buyAlone, gather } from "../../../tests/orderFactories.ts";
import { bring, buy } from "../../../tests/referralFactories.ts";
import { buildPeople, buildProduct } from "../../../tests/shopFactories.ts";

const telegram = fakeTelegram();

async function meet(language_code = "hi") {
  const person = fakePerson({ language_code });
  await telegram.say(person, "/start");
  const user = await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true });
  await user.update({ phoneNumber: `+9198${person.id}`.slice(0, 15), phoneVerifiedAt: new Date() });
  return { person, user };
}

test("the last five orders come with their state and a button each, all others behind one more", async () => {
  const { person, user } = await meet();
  const product = await buildProduct({ titleEn: "Lamp <b>", titleHi: "दीया & बाती" });
  const orders = [];
  for (let made = 0; made < 6; made += 1) orders.push(await buyAlone({ productId: product.id }, user));
  const [said] = await telegram.say(person, "/orders");
  const shown = orders.toReversed().slice(0, 5);
  expect(appsOf(said)).toEqual([
    ...shown.map(({ id }) => `https://bozor.test/?tgWebAppStartParam=order_${id}`),
    "https://bozor.test/?tgWebAppStartParam=orders",
  ]);
  expect(said?.text).toContain("<b>दीया &amp; बाती</b>");
  expect(said?.text).toContain(translate("hi", "orders-status-placed"));
  expect(said?.text).not.toContain(orders[0]!.number);
});

test("an order in a group tells how far the group is, and waits for a yes once it is full", async () => {
  const { person, user } = await meet("en");
  const gathering = translate("en", "orders-status-gathering", { members: 1, all: 5 });
  const waiting = translate("en", "orders-status-placed");
  await gather([user]);
  const [said] = await telegram.say(person, "/orders");
  expect(said?.text).toContain(gathering);
  expect(said?.text).not.toContain(waiting);
  await gather([user, ...(await buildPeople(4))]);
  const [both] = await telegram.say(person, "/orders");
  expect(both?.text).toContain(gathering);
  expect(both?.text).toContain(waiting);
});

test("without orders there are helpful words and the way into the shop", async () => {
  const { person } = await meet("en");
  const [said] = await telegram.say(person, "/orders");
  expect(said?.text).toBe(translate("en", "orders-none"));
  expect(buttonsOf(said)).toHaveLength(1);
});

test("/balance tells of rewards where there are any", async () => {
  const { person, user } = await meet("en");
  const [without] = await telegram.say(person, "/balance");
  expect(without?.text).toContain("No rewards yet");
  expect(without?.text).not.toMatch(/₹|coins/);
  expect(appsOf(without)).toEqual(["https://bozor.test/referral"]);
  const friend = await buildUser({ refererId: user.id });
  const order = await buy(friend);
  await bring(order.id, "delivered");
  await sequelize.query("update referral_rewards set release_at = now() - interval '1 minute'");
  await releaseRewards();
  const [said] = await telegram.say(person, "/balance");
  expect(said?.text).toMatch(/Rewards: ₹8\.25/);
  expect(appsOf(said)).toContain("https://bozor.test/referral");
});
