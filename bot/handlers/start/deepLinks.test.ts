import { expect, test } from "vitest";
import { type Language, languageFacts, languages } from "#contract/languages.ts";
import type { TransactionStatus } from "#contract/payKinds.ts";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { foldListingCounts } from "#core/market/lifecycle/foldListingCounts.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { Category } from "#db/models/Category.ts";
import { Order } from "#db/models/Order.ts";
import { User } from "#db/models/User.ts";
import { buildListing, buildUser, findLeaf } from "../../../tests/factories.ts";
import { appsOf, buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { buildOrder as buildPayment, sellServices } from "../../../tests/moneyFactories.ts";
import { buildProduct, giveCover, purchaseOf } from "../../../tests/shopFactories.ts";

const telegram = fakeTelegram();
const market = "https://bozor.test/webApp";
const shop = "https://bozor.test/";
const opens = (app: string, param: string) => [`${app}?tgWebAppStartParam=${param}`];
const wordsOf = (call: Call | undefined) => String(call?.caption ?? call?.text).replace(/\s+/g, " ");

/** Somebody of whom there is a row: their person in Telegram follows links. */
const personOf = ({ telegramId, firstName, language }: User) =>
  fakePerson({ id: telegramId!, first_name: firstName, language_code: language });
async function follow(user: User, payload: string): Promise<Call | undefined> {
  const calls = await telegram.say(personOf(user), `/start ${payload}`);
  return calls.find(({ method }) => method === "sendMessage" || method === "sendPhoto");
}
const speaking = (language: Language) => buildUser({ language });

test.each(languages)("a category shows its name and how many listings it has, in %s", async (language) => {
  const user = await speaking(language);
  const leaf = await findLeaf(3);
  const name = { ru: leaf.nameRu, uz: leaf.nameUz, hi: leaf.nameHi }[languageFacts[language].namesIn];
  const first = await follow(user, `category_${leaf.id}`);
  expect(first?.caption).toBe(translate(language, "link-category", { name, count: 0 }));
  expect(first?.photo).toContain(`/og/category/${leaf.id}.jpg?lng=${language}&v=`);
  expect(appsOf(first)).toEqual(opens(market, `category_${leaf.id}`));
});

test("it counts what is on sale in it and below it", async () => {
  const user = await speaking("ru");
  const leaf = await findLeaf(5);
  for (const status of ["active", "active", "closed", "pending"] as const) {
    await buildListing({ categoryId: leaf.id, status });
  }
  await foldListingCounts();
  expect(wordsOf(await follow(user, `category_${leaf.id}`))).toContain("2 объявления");
  const parent = (await Category.findByPk(leaf.parentId!))!;
  expect(wordsOf(await follow(user, `category_${parent.id}`))).toContain(parent.nameRu);
});

test.each(languages)("a category there isn't leads to the others, in %s", async (language) => {
  const answer = await follow(await speaking(language), "category_999999");
  expect(answer?.text).toBe(translate(language, "link-category-gone"));
  expect(appsOf(answer).toSorted()).toEqual([shop, market]);
});

test("promotion is offered while it is sold, and said to be away otherwise", async () => {
  const user = await speaking("ru");
  await setFlag("PAID_FEATURES_ENABLED", false);
  const away = await follow(user, "topOnboarding");
  expect(away?.text).toBe(translate("ru", "link-promote-off"));
  expect(appsOf(away)).toEqual([market, shop]);
  await setFlag("PAID_FEATURES_ENABLED", true);
  expect((await follow(user, "topOnboarding"))?.caption).toBe(translate("ru", "start-promote"));
});

test.each(languages)(
  "one's own payment shows what it is for, its price and how it stands, in %s",
  async (language) => {
    await sellServices();
    const { order: payment, listing } = await buildPayment();
    await listing.update({ name: "Диван <3", nameRu: "Диван <3", nameUz: "Диван <3", hasPhotos: false });
    const owner = (await User.findByPk(listing.ownerId))!;
    await owner.update({ language });
    const statuses: TransactionStatus[] = ["Created", "Pending", "Paid", "Cancelled", "Expired", "Refunded"];
    const said = new Set<string>();
    for (const status of statuses) {
      const isPaid = status === "Paid" || status === "Refunded";
      const isOver = ["Cancelled", "Expired", "Refunded"].includes(status);
      const times = { paidAt: isPaid ? new Date() : null, closedAt: isOver ? new Date() : null };
      await payment.update({ status, ...times });
      const answer = await follow(owner, `transaction_${payment.id}`);
      expect(wordsOf(answer)).toContain("Диван &lt;3");
      expect(appsOf(answer)).toEqual(opens(market, `transaction_${payment.id}`));
      const isOpen = status === "Created" || status === "Pending";
      expect(buttonsOf(answer)[0]?.text).toBe(
        translate(language, isOpen ? "button-payment" : "button-payment-over"),
      );
      said.add(wordsOf(answer));
    }
    expect(said.size).toBe(statuses.length);
  },
);

test.each(languages)(
  "of another's payment nothing is said, as of one there isn't, in %s",
  async (language) => {
    await sellServices();
    const { order: payment } = await buildPayment();
    const stranger = await speaking(language);
    for (const payload of [`transaction_${payment.id}`, "transaction_999999999"]) {
      const answer = await follow(stranger, payload);
      expect(answer).toMatchObject({
        method: "sendMessage",
        text: translate(language, "link-payment-unknown"),
      });
      expect(appsOf(answer).toSorted()).toEqual([shop, market]);
    }
  },
);

test.each(languages)(
  "one's own listing says why it isn't on sale, with its photo, in %s",
  async (language) => {
    const owner = await speaking(language);
    for (const [status, key] of [
      ["pending", "link-own-pending"],
      ["rejected", "link-own-rejected"],
      ["removed", "link-own-removed"],
      ["closed", "link-own-over"],
      ["expired", "link-own-over"],
    ] as const) {
      const listing = await buildListing({
        ownerId: owner.id,
        status,
        photos: 1,
        name: "Стол",
        price: 0,
        priceSum: 0,
        isNegotiable: true,
        ...(status === "rejected" || status === "removed"
          ? { rejectReason: "photo", rejectNote: "Мутно" }
          : {}),
      });
      const answer = await follow(owner, `product_${listing.link}`);
      const values = {
        name: "Стол",
        price: translate(language, "price-negotiable"),
        reason: "photo",
        isNoted: 1,
        note: "Мутно",
      };
      const place = { ru: "Ташкент", uz: "Toshkent", hi: "ताशकंद" }[languageFacts[language].namesIn];
      expect(answer?.caption, status).toBe(translate(language, key, { ...values, place }));
      if (status === "rejected") {
        expect(appsOf(answer)).toEqual([`${market}/editProduct/${listing.link}`]);
      } else expect(appsOf(answer)).toEqual(opens(market, `product_${listing.link}`));
      const reopen = { text: translate(language, "button-reopen"), callback_data: `reopen:${listing.id}` };
      expect(buttonsOf(answer).filter((button) => "callback_data" in button)).toEqual(
        key === "link-own-over" ? [reopen] : [],
      );
    }
  },
);

test("an ended listing of somebody else keeps its photo, price and place", async () => {
  const listing = await buildListing({ status: "expired", photos: 1, name: "Стол", price: 90_000 });
  const answer = await follow(await speaking("ru"), `product_${listing.link}`);
  expect(answer?.method).toBe("sendPhoto");
  expect(wordsOf(answer)).toMatch(/^<b>Стол<\/b> 90 000 сум 📍 Ташкент Объявление уже не активно/);
});

test("a link is found in capitals and with its signs escaped, too", async () => {
  const listing = await buildListing({ name: "Стол", link: "stol-dubovyi-77" });
  const user = await speaking("ru");
  for (const payload of [
    `PRODUCT_${listing.link.toUpperCase()}`,
    `Product_${listing.link}`,
    `product%5F${listing.link}`,
    `product_${listing.link.replaceAll("-", "%2D")}`,
    `product_${listing.link}%20`,
  ]) {
    expect(wordsOf(await follow(user, payload)), payload).toContain("Стол");
  }
});

test.each(["en", "hi"] as const)(
  "one's own order shows what it is and what is to be paid, in %s",
  async (language) => {
    const product = await buildProduct();
    await giveCover(product.id);
    const buyer = await speaking(language);
    const { orderId } = await joinOrCreate(buyer.id, purchaseOf(product.id));
    const said = new Set<string>();
    for (const status of ["placed", "confirmed", "packed", "shipped", "delivered", "cancelled"] as const) {
      await Order.update({ status }, { where: { id: orderId } });
      const answer = await follow(buyer, `order_${orderId}`);
      expect(answer?.method).toBe("sendPhoto");
      expect(appsOf(answer)).toEqual(opens(shop, `order_${orderId}`));
      said.add(wordsOf(answer));
    }
    expect(said.size).toBe(6);

    const stranger = await speaking(language);
    for (const payload of [`order_${orderId}`, "order_999999999"]) {
      const answer = await follow(stranger, payload);
      expect(answer?.text).toBe(translate(language, "link-order-unknown"));
      expect(appsOf(answer)).toEqual(opens(shop, "orders"));
    }
  },
);
