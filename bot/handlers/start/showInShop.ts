import type { StartParam } from "#contract/deepLinkKinds.ts";
import { discountPercent } from "#contract/shopPrices.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { appPicture } from "#core/platform/pictures/appPicture.ts";
import { pictureAddress } from "#core/platform/pictures/pictureAddress.ts";
import { findGroupPreview, type GroupPreview } from "#core/shop/pages/findGroupPreview.ts";
import { findProductPreview } from "#core/shop/pages/findProductPreview.ts";
import { findShopCategoryPreview } from "#core/shop/pages/findShopCategoryPage.ts";
import type { BotContext } from "../../chat/context.ts";
import { appRow, mainKeyboard } from "../../chat/keyboards.ts";
import { say } from "../../chat/say.ts";
import { sayCard } from "../../chat/sayCard.ts";
import { showOrder } from "./showLinks.ts";

const HOUR = 60;

const viewerOf = ({ person }: BotContext) => ({ viewerId: person.id, language: person.language });

/** The values in a product's words besides its title. */
const priceValues = (product: { price: number; discountedPrice: number }) => ({
  together: rupeeText(product.discountedPrice),
  alone: rupeeText(product.price),
  percent: discountPercent(product),
});

/** How much room and time a group has. */
const groupValues = (placesLeft: number, minutesLeft: number) => ({
  places: placesLeft,
  hours: Math.floor(minutesLeft / HOUR),
  minutes: minutesLeft % HOUR,
});

/** Shows a product with both prices and the group that is nearest to its fifth, or says that it isn't sold. */
export async function showProduct(ctx: BotContext, link: string): Promise<void> {
  const product = await findProductPreview(link, viewerOf(ctx));
  if (!product) return say(ctx, "product-gone", {}, mainKeyboard(ctx));
  const { title, photo, placesLeft, minutesLeft } = product;
  await sayCard(ctx, {
    key: "product-card",
    values: { title, ...priceValues(product), ...groupValues(placesLeft ?? 0, minutesLeft ?? 0) },
    photo,
    keyboard: appRow(ctx, "button-product", "shop", `product_${link}`),
  });
}

/** Shows a group that the person is in. */
function showOwnGroup(ctx: BotContext, group: GroupPreview, ownTotal: number): Promise<void> {
  const { title, photo, groupCode, placesLeft, minutesLeft } = group;
  const payment = { total: rupeeText(ownTotal), isPaid: ownTotal === 0 ? 1 : 0 };
  const keyboard = appRow(ctx, "button-group", "shop", `group_${groupCode}`);
  if (group.status === "open") {
    const values = { title, ...payment, ...groupValues(placesLeft, minutesLeft) };
    return sayCard(ctx, { key: "group-own-card", values, photo, keyboard });
  }
  if (group.movedOrderId !== null) return showOrder(ctx, group.movedOrderId);
  if (group.status === "completed" && !group.isOrderOver) {
    return sayCard(ctx, { key: "group-completed", values: { title, ...payment }, photo, keyboard });
  }
  const again = appRow(ctx, "button-start-again", "shop", `product_${group.productLink}`);
  const key = group.status === "completed" ? "group-order-over" : "group-expired";
  return sayCard(ctx, { key, values: { title }, photo, keyboard: group.isOnSale ? again : keyboard });
}

/**
 * Shows a group by its code or by a member's: to who is in it, how it stands; to anybody else, the invitation, or the
 * way to a group of their own where it is full or over.
 */
export async function showGroup(ctx: BotContext, code: string): Promise<void> {
  const group = await findGroupPreview(code, viewerOf(ctx));
  if (!group) return say(ctx, "invite-unknown", {}, appRow(ctx, "button-shop", "shop"));
  if (group.ownTotal !== null) return showOwnGroup(ctx, group, group.ownTotal);
  if (!group.isOnSale) return say(ctx, "product-gone", {}, mainKeyboard(ctx));

  const { title, photo, inviter, productLink, placesLeft, minutesLeft } = group;
  const values = { title, ...priceValues(group) };
  if (group.status !== "open") {
    const key = group.status === "completed" ? "group-full-card" : "group-over-card";
    const keyboard = appRow(ctx, "button-start-group", "shop", `product_${productLink}`);
    return sayCard(ctx, { key, values, photo, keyboard });
  }
  await sayCard(ctx, {
    key: "invite-card",
    values: {
      ...values,
      isNamed: inviter ? 1 : 0,
      name: inviter ?? "",
      ...groupValues(placesLeft, minutesLeft),
    },
    photo,
    keyboard: appRow(ctx, "button-invite", "shop", `invite_${code}`),
  });
}

/** Shows a category of the shop. */
export async function showShopCategory(ctx: BotContext, link: string): Promise<void> {
  const { language } = ctx.person;
  const category = await findShopCategoryPreview(link, language);
  if (!category) return say(ctx, "start-unknown", {}, mainKeyboard(ctx));
  const { name, count, cheapest } = category;
  await sayCard(ctx, {
    key: "shop-category",
    values: { name, count, from: rupeeText(cheapest) },
    photo: pictureAddress(`section/${link}`, appPicture("shop", language, name), language),
    keyboard: appRow(ctx, "button-category", "shop", `category_${link}`),
  });
}

/** Shows an invitation to the shop; `isOwn` of who follows their own. Who invites isn't named: ids can be counted through. */
export function showReferral(ctx: BotContext, raw: StartParam, isOwn: boolean): Promise<void> {
  const { language } = ctx.person;
  return sayCard(ctx, {
    key: isOwn ? "start-referral-own" : "start-referral",
    values: {},
    photo: pictureAddress("shop", appPicture("shop", language), language),
    keyboard: appRow(ctx, "button-referral", "shop", isOwn ? undefined : raw),
  });
}
