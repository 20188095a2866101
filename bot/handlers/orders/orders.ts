import type { Filter } from "grammy";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { redrawCard } from "#core/shop/groupMessages/cardMessage.ts";
import { confirmOrder } from "#core/shop/orders/confirmOrder.ts";
import { orderPress } from "#core/shop/orders/orderPress.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { settleNotice } from "../../chat/settleNotice.ts";

/** Presses below messages about one's own orders. */
export const orders = new Feature("orders");

const ENDED = ["cancelled", "refused", "returned"];

/** A group's card tells by itself how things stand; any other message is told what came of the press below it. */
async function settle(ctx: Filter<BotContext, "callback_query:data">, outcome: string): Promise<void> {
  const { message } = ctx.callbackQuery;
  const isCard = message && (await redrawCard({ chatId: message.chat.id, messageId: message.message_id }));
  if (isCard) await ctx.answerCallbackQuery({ text: outcome });
  else await settleNotice(ctx, outcome);
}

/** Answers a press on an order that is over or somebody else's. Any other error goes on. */
async function refuse(ctx: Filter<BotContext, "callback_query:data">, error: unknown): Promise<void> {
  if (error instanceof RuleError && error.code === "not_found") {
    await ctx.answerCallbackQuery({ text: ctx.t("order-unknown"), show_alert: true });
  } else if (error instanceof RuleError && ENDED.includes(error.details.fields?.status ?? "")) {
    await settle(ctx, ctx.t("order-over"));
  } else throw error;
}

orders.press(orderPress.confirm, async (ctx, id) => {
  try {
    const { status } = await confirmOrder(ctx.person.id, id);
    await settle(ctx, ctx.t(status === "confirmed" ? "order-confirmed" : "order-confirmed-before"));
  } catch (error) {
    await refuse(ctx, error);
  }
});
