import { Composer } from "grammy";
import type { BotContext } from "../context.ts";
import { parseStartPayload } from "../startPayload.ts";
import { ASK_OFFER } from "./askOffer.ts";

/** Stands before the scenes, which would take a command for an answer: a command always leads out of them. */
export const leaveScenes = new Composer<BotContext>();

/** A second link of the same kind asks for the number again, so nothing is over. */
const asksForPhone = (ctx: BotContext) =>
  ctx.hasCommand("start") && parseStartPayload(ctx.match).kind === "code";

leaveScenes.on("message:entities:bot_command", async (ctx, next) => {
  const isCommand = ctx.message.entities.some(({ type, offset }) => type === "bot_command" && offset === 0);
  const active = ctx.conversation.active();
  if (isCommand && Object.keys(active).length > 0) {
    await ctx.conversation.exitAll();
    if (!asksForPhone(ctx)) {
      await ctx.reply(ctx.t(active[ASK_OFFER] ? "offer-cancelled" : "phone-cancelled"), {
        reply_markup: { remove_keyboard: true },
      });
    }
  }
  await next();
});
