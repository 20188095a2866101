import type { Message } from "grammy/types";

/** Whether words begin with what Telegram marks as a command; there may be no such one. */
export const isCommand = ({ entities = [] }: Pick<Message, "entities">): boolean =>
  entities.some(({ type, offset }) => type === "bot_command" && offset === 0);
