import { Composer } from "grammy";
import { isLinkAlive } from "#core/people/codes/isLinkAlive.ts";
import type { BotContext } from "../chat/context.ts";
import { isCommand } from "../chat/isCommand.ts";
import { removeKeyboard } from "../chat/keyboards.ts";
import { parseStartPayload } from "../chat/startPayload.ts";
import { ASK_OFFER } from "./askOffer.ts";

/** Stands before the scenes, which would take a command for an answer: a command always leads out of them. */
export const leaveScenes = new Composer<BotContext>();

/** A second link of the same kind asks for the number again, so nothing is over. */
async function asksForPhone(ctx: BotContext): Promise<boolean> {
  if (!ctx.hasCommand("start")) return false;
  const payload = parseStartPayload(ctx.match);
  return payload.kind === "code" && isLinkAlive(payload.nonce);
}

leaveScenes.on("message:entities:bot_command", async (ctx, next) => {
  const active = ctx.conversation.active();
  if (isCommand(ctx.message) && Object.keys(active).length > 0) {
    await ctx.conversation.exitAll();
    if (!(await asksForPhone(ctx))) {
      await ctx.reply(ctx.t(active[ASK_OFFER] ? "offer-cancelled" : "phone-cancelled"), removeKeyboard);
    }
    if (ctx.hasCommand("cancel")) return;
  }
  await next();
});
