import { Composer } from "grammy";
import type { BotContext, SessionData } from "../../../chat/context.ts";
import { isCommand } from "../../../chat/isCommand.ts";
import { say } from "../../../chat/say.ts";

type Awaited = Pick<SessionData, "awaitedNote"> | Pick<SessionData, "awaitedCast">;

/** What an admin writes next is this and nothing else: what was asked for before isn't waited for any more. */
export async function awaitWords(ctx: BotContext, awaited: Awaited): Promise<void> {
  const { awaitedNote: _note, awaitedCast: _cast, ...session } = await ctx.session;
  ctx.session = { ...session, ...awaited };
}

/** Stands before all commands: any of them leads out of writing, whoever handles it. */
export const leaveWords = new Composer<BotContext>();

leaveWords
  .filter((ctx) => ctx.person.isAdmin)
  .on("message:entities:bot_command", async (ctx, next) => {
    const { awaitedNote, awaitedCast } = await ctx.session;
    if (!isCommand(ctx.message) || !(awaitedNote || awaitedCast)) return next();
    await awaitWords(ctx, {});
    if (!ctx.hasCommand("cancel")) return next();
    await say(ctx, awaitedCast ? "broadcast-words-cancelled" : "note-cancelled");
  });
