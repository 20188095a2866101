import { z } from "zod";
import { OrderCard } from "#contract/orders.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import { escapeHtml } from "#core/platform/telegram/escapeHtml.ts";
import { listOrders } from "#core/shop/orders/readOrders.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { appRow } from "../../chat/keyboards.ts";
import { say, sayHtml } from "../../chat/say.ts";

/** A person's orders of the shop in the chat. */
export const ownOrders = new Feature("ownOrders");

/** The orders in a list: as many as a person takes in at a glance. */
const SHOWN = 5;

const Orders = z.array(OrderCard);

/** Says what an order waits for, or where it is. */
function standing(ctx: BotContext, { status, isConfirmable, group }: OrderCard): string {
  if (status !== "placed" || isConfirmable || !group) return ctx.t(`orders-status-${status}`);
  const { membersCount: members, participantsToComplete: all } = group;
  return ctx.t("orders-status-gathering", { members, all });
}

ownOrders.command("orders", async (ctx) => {
  const listed = await listOrders(ctx.person.id, { skip: 0, take: SHOWN + 1 });
  const orders = Orders.parse(JSON.parse(listed.text));
  if (orders.length === 0) return say(ctx, "orders-none", {}, appRow(ctx, "button-shop", "shop"));

  const shown = orders.slice(0, SHOWN);
  const lines = shown.map((order) => {
    const { number, total, product } = order;
    const title = (ctx.person.language === "hi" && product.title_hi) || product.title;
    return [
      `<b>${escapeHtml(title)}</b>`,
      ctx.t("orders-line", { number, total: rupeeText(total) }),
      standing(ctx, order),
    ].join("\n");
  });
  const buttons = shown.flatMap(({ id, number }) => {
    const link = appLink("shop", { startParam: `order_${id}` });
    return link ? [[{ text: ctx.t("button-order-number", { number }), ...link }]] : [];
  });
  const more = orders.length > SHOWN ? appRow(ctx, "button-all-orders", "shop", "orders") : [];
  await sayHtml(ctx, ctx.t("orders-list", { lines: lines.join("\n\n") }), [...buttons, ...more]);
});
