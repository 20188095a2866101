import { Composer } from "grammy";
import { markBotResumed, markBotStarted, markBotStopped } from "#core/platform/telegram/botChanges.ts";
import { giveCards } from "#core/shop/groups/giveCards.ts";
import type { BotContext } from "../../chat/context.ts";

/** The bot is blocked or unblocked in a private chat. */
export const membership = new Composer<BotContext>();
/** Messages that show that the bot may write again. */
export const reachable = new Composer<BotContext>();

/** A message from a person proves that they haven't blocked the bot, even if our records say so. */
reachable.on("message", async (ctx, next) => {
  if (ctx.person.isStopped) {
    await markBotResumed(ctx.from.id);
    await giveCards({ userId: ctx.person.id });
  }
  await next();
});

/** In a private chat this tells of nothing but the bot being blocked or unblocked. */
membership.on("my_chat_member", async (ctx) => {
  const { status } = ctx.myChatMember.new_chat_member;
  if (status === "kicked" || status === "left") return markBotStopped(ctx.from.id);
  await markBotResumed(ctx.from.id);
  await giveCards({ userId: ctx.person.id });
});

/** A person who lets the bot write from a mini-app, or opens one that does, can be written to as after a start. */
reachable.on("message:write_access_allowed", async (ctx) => {
  await markBotStarted(ctx.from.id);
  await giveCards({ userId: ctx.person.id });
});
