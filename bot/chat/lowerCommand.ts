import type { MiddlewareFn } from "grammy";
import type { BotContext } from "./context.ts";

/** Reads a command in whatever case it was typed, as phones begin words with a capital; what follows it stays as it is. */
export const lowerCommand: MiddlewareFn<BotContext> = (ctx, next) => {
  const { message } = ctx;
  const command = message?.entities?.find(({ type, offset }) => type === "bot_command" && offset === 0);
  if (message?.text && command) {
    const { length } = command;
    message.text = message.text.slice(0, length).toLowerCase() + message.text.slice(length);
  }
  return next();
};
