import { findDraft } from "#core/desk/broadcasts/findBroadcast.ts";
import type { BotContext, SessionData } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { isAdmin } from "../../../chat/isAdmin.ts";
import { isCommand } from "../../../chat/isCommand.ts";
import { say } from "../../../chat/say.ts";

type Awaited = Pick<SessionData, "awaitedNote"> | Pick<SessionData, "awaitedCast">;

/** Waits for an admin's next message as the given words. What was asked for before isn't waited for any more. */
export async function awaitWords(ctx: BotContext, awaited: Awaited): Promise<void> {
  const { awaitedNote: _note, awaitedCast: _cast, ...session } = await ctx.session;
  ctx.session = { ...session, ...awaited };
}

/** Any command leads an admin out of writing, whoever handles it. */
export const leaveWords = new Feature("leaveWords", isAdmin);

leaveWords.anyCommand(async (ctx, next) => {
  const { awaitedNote, awaitedCast } = await ctx.session;
  if (!isCommand(ctx.message) || !(awaitedNote || awaitedCast)) return next();
  await awaitWords(ctx, {});
  if (!ctx.hasCommand("cancel")) return next();
  if (!awaitedCast) return say(ctx, "note-cancelled");
  const draft = await findDraft(ctx.person.id);
  const isWritten = Object.keys(draft?.words ?? {}).length > 0;
  await say(ctx, isWritten ? "broadcast-words-cancelled" : "broadcast-dropped");
});
