import { may, type Right } from "#contract/roles.ts";
import type { BotContext } from "./context.ts";

/** Whether the person is an admin: the role is read at every update, so an admin of a moment ago isn't one. */
export const isAdmin = (ctx: BotContext): boolean => ctx.person.role !== null;

/** Asks whether the person's role gives a right. */
export const mayDo =
  (right: Right) =>
  (ctx: BotContext): boolean =>
    may(ctx.person.role, right);
