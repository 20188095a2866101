import type { StartParam } from "#contract/deepLinkKinds.ts";
import { findCategoryPreview } from "#core/market/pages/findCategoryPreview.ts";
import { findPaymentPreview } from "#core/market/pages/findPaymentPreview.ts";
import { serviceValues } from "#core/money/payments/serviceValues.ts";
import { readFlag } from "#core/platform/flags/flags.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { appPicture, promotionPicture } from "#core/platform/pictures/appPicture.ts";
import { pictureAddress } from "#core/platform/pictures/pictureAddress.ts";
import { findOrderPreview } from "#core/shop/pages/findOrderPreview.ts";
import type { BotContext } from "../../chat/context.ts";
import { appRow, mainKeyboard } from "../../chat/keyboards.ts";
import { say } from "../../chat/say.ts";
import { sayCard } from "../../chat/sayCard.ts";

/** Says what promotion is, or that there is none now. */
export async function showPromotion(ctx: BotContext, raw: StartParam): Promise<void> {
  const isOffered = await readFlag("PAID_FEATURES_ENABLED");
  if (!isOffered) return say(ctx, "link-promote-off", {}, mainKeyboard(ctx));
  const { language } = ctx.person;
  return sayCard(ctx, {
    key: "start-promote",
    values: {},
    photo: pictureAddress("promotion", promotionPicture(language), language),
    keyboard: appRow(ctx, "button-promote", "market", raw),
  });
}

/** Shows a category of the classifieds. */
export async function showCategory(ctx: BotContext, id: number): Promise<void> {
  const { language } = ctx.person;
  const category = await findCategoryPreview(id, language);
  if (!category) return say(ctx, "link-category-gone", {}, mainKeyboard(ctx));
  const { name, count } = category;
  return sayCard(ctx, {
    key: "link-category",
    values: { name, count },
    photo: pictureAddress(`category/${id}`, appPicture("market", language, name), language),
    keyboard: appRow(ctx, "button-category", "market", `category_${id}`),
  });
}

/** Shows how one's own payment stands; of another's it says no more than of one that there never was. */
export async function showPayment(ctx: BotContext, id: number): Promise<void> {
  const payment = await findPaymentPreview(ctx.person.id, id, ctx.person.language);
  if (!payment) return say(ctx, "link-payment-unknown", {}, mainKeyboard(ctx));
  const { status, coins, offers, amount, name, photo } = payment;
  const button = status === "Created" || status === "Pending" ? "button-payment" : "button-payment-over";
  return sayCard(ctx, {
    key: "link-payment",
    values: {
      status,
      coins,
      isCoins: offers ? 0 : 1,
      name: name ?? "",
      isNamed: name ? 1 : 0,
      ...serviceValues(offers ?? []),
      ...amount,
    },
    photo,
    keyboard: appRow(ctx, button, "market", `transaction_${id}`),
  });
}

/** Shows how one's own order of the shop stands; of another's it says no more than of one that there never was. */
export async function showOrder(ctx: BotContext, id: number): Promise<void> {
  const order = await findOrderPreview(ctx.person.id, id, ctx.person.language);
  if (!order) return say(ctx, "link-order-unknown", {}, appRow(ctx, "button-orders", "shop", "orders"));
  const { number, status, title, toPay, photo } = order;
  return sayCard(ctx, {
    key: "link-order",
    values: { number, status, title, toPay: rupeeText(toPay), isPaid: toPay === 0 ? 1 : 0 },
    photo,
    keyboard: appRow(ctx, "button-order", "shop", `order_${id}`),
  });
}
