import type { BotContext } from "./context.ts";

/** Whether the person is an admin: the role is read at every update, so who was one a moment ago isn't. */
export const isAdmin = (ctx: BotContext): boolean => ctx.person.isAdmin;
