import { beforeEach, describe, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { cancelOrder } from "#core/shop/orders/cancelOrder.ts";
import { moveByShop } from "#core/shop/orders/moveByShop.ts";
import { OrderMove } from "#db/models/OrderMove.ts";
import { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { appsOf, buttonsOf, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { buyAlone } from "../../../tests/orderFactories.ts";
import { earn } from "../../../tests/referralFactories.ts";
import { buildProduct, giveCover } from "../../../tests/shopFactories.ts";

const telegram = fakeTelegram();
const opens = (param: string) => [`https://bozor.test/?tgWebAppStartParam=${param}`];

/** Somebody who talks to the bot and has a proven phone. */
async function meet(language_code = "en") {
  const person = fakePerson({ language_code });
  await telegram.say(person, "/start");
  const buyer = await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true });
  await buyer.update({
    phoneNumber: `+9198${String(buyer.id).padStart(8, "0")}`,
    phoneVerifiedAt: new Date(),
  });
  return { person, buyer };
}

let adminId: number;
beforeEach(async () => {
  adminId = (await buildUser({ isAdmin: true })).id;
});

const buttons = (id: number) => ({
  reply_markup: {
    inline_keyboard: [
      [{ text: "✅ Confirm", callback_data: `order:confirm:${id}` }],
      [{ text: "Open", url: "https://t.me/bozor_bot" }],
    ],
  },
});
const press = (
  person: ReturnType<typeof fakePerson>,
  id: number,
  message: object = { text: "Yours", entities: [] },
) => telegram.press(person, `order:confirm:${id}`, { ...buttons(id), ...message });

test.each(languages)(
  "in %s: who buys alone is asked to confirm, once, with what is paid at the door",
  async (language) => {
    const { buyer } = await meet(language);
    const product = await buildProduct({ titleEn: "Tea <1 kg>", titleHi: "चाय", price: 4_000 });
    await giveCover(product.id);
    await telegram.deliver();
    const order = await buyAlone({ productId: product.id }, buyer);
    const [call, ...rest] = await telegram.deliver();
    expect(rest).toEqual([]);
    const title = language === "hi" ? "चाय" : "Tea &lt;1 kg&gt;";
    expect(call).toMatchObject({ method: "sendPhoto", chat_id: buyer.telegramId });
    expect(call?.caption).toBe(
      translate(language, "order-placed", {
        title,
        number: order.number,
        total: rupeeText(4_000),
        isPaid: 0,
      }),
    );
    expect(buttonsOf(call)).toMatchObject([
      { text: translate(language, "button-confirm-order"), callback_data: `order:confirm:${order.id}` },
      { text: translate(language, "button-order") },
    ]);
    expect(appsOf(call)).toEqual(opens(`order_${order.id}`));
  },
);

test.each(languages)(
  "in %s: who has paid with rewards is asked to confirm without a sum",
  async (language) => {
    const { buyer } = await meet(language);
    await earn(buyer, { quantity: 3 });
    await telegram.deliver();
    const product = await buildProduct({ price: 22, discountedPrice: 21 });
    const order = await buyAlone({ productId: product.id, balance: 22 }, buyer);
    expect(order).toMatchObject({ total: 22, balanceUsed: 22 });
    const [call] = await telegram.deliver();
    expect(call?.text).toContain(order.number);
    expect(call?.text).not.toContain("₹");
    if (language === "en") expect(call?.text).toContain("nothing to pay on delivery");
  },
);

describe("the press", () => {
  test("confirms; the message says so and keeps its other button; pressed twice it says the same", async () => {
    const { person, buyer } = await meet();
    const { id } = await buyAlone({}, buyer);
    const done = translate("en", "order-confirmed");
    for (let turn = 0; turn < 2; turn += 1) {
      const [toast, edit] = await press(person, id);
      expect(toast).toMatchObject({ method: "answerCallbackQuery", text: done });
      expect(edit).toMatchObject({ method: "editMessageText", text: `Yours\n\n${done}` });
      expect(buttonsOf(edit)).toEqual([{ text: "Open", url: "https://t.me/bozor_bot" }]);
    }
    expect(await OrderMove.count({ where: { orderId: id, toStatus: "confirmed" } })).toBe(1);
  });

  test("below a photo its caption says so; of what Telegram no longer shows, only the button goes", async () => {
    const { person, buyer } = await meet();
    const [first, second] = [await buyAlone({}, buyer), await buyAlone({}, buyer)];
    const photo = {
      text: undefined,
      photo: [{}],
      caption: "Tea",
      caption_entities: [{ type: "bold", offset: 0, length: 3 }],
    };
    const [, edit] = await press(person, first.id, photo);
    expect(edit).toMatchObject({
      method: "editMessageCaption",
      caption: `Tea\n\n${translate("en", "order-confirmed")}`,
      caption_entities: photo.caption_entities,
    });
    expect(buttonsOf(edit)).toHaveLength(1);
    const [, gone] = await press(person, second.id, { text: undefined, date: 0, reply_markup: undefined });
    expect(gone?.method).toBe("editMessageReplyMarkup");
    expect((await second.reload()).status).toBe("confirmed");
  });

  test("of one that goes its way already: it was confirmed before", async () => {
    const { person, buyer } = await meet("hi");
    const { id } = await buyAlone({}, buyer);
    for (const to of ["confirmed", "packed"] as const) await moveByShop(adminId, { id, to });
    expect((await press(person, id))[0]?.text).toBe(translate("hi", "order-confirmed-before"));
  });

  test("of a cancelled one: nothing to confirm or pay, and the button goes", async () => {
    const { person, buyer } = await meet();
    const order = await buyAlone({}, buyer);
    await cancelOrder(buyer.id, { id: order.id });
    const [toast, edit] = await press(person, order.id);
    expect(toast?.text).toBe(translate("en", "order-over"));
    expect(edit?.text).toBe(`Yours\n\n${toast?.text}`);
    expect((await order.reload()).status).toBe("cancelled");
  });

  test("of somebody else's or none: words, and nothing changes", async () => {
    const { person } = await meet();
    const foreign = await buyAlone();
    for (const id of [foreign.id, 999_999_999]) {
      expect(await press(person, id)).toMatchObject([
        { method: "answerCallbackQuery", text: translate("en", "order-unknown"), show_alert: true },
      ]);
    }
    expect((await foreign.reload()).status).toBe("placed");
  });
});

test("a link to one's orders opens them in the shop", async () => {
  const [answer] = await telegram.say(fakePerson({ language_code: "en" }), "/start orders");
  expect(answer?.text).toBe(translate("en", "start-order"));
  expect(appsOf(answer)).toEqual(opens("orders"));
});

test.each(["order_", "order_0", "order_x", "order_1-2", "orders_1"])(
  "a link %s is unknown",
  async (payload) => {
    const [answer] = await telegram.say(fakePerson({ language_code: "en" }), `/start ${payload}`);
    expect(answer?.text).toBe(translate("en", "start-unknown"));
  },
);
