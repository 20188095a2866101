import { broadcastPress } from "#core/desk/broadcasts/broadcastPress.ts";
import { findDraft } from "#core/desk/broadcasts/findBroadcast.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext, SessionData } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { isCommand } from "../../../chat/isCommand.ts";
import { isAdmin } from "../../../chat/rights.ts";
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
  if (!isCommand(ctx.message)) return next();
  const { awaitedNote, awaitedCast } = await ctx.session;
  const awaited = awaitedNote ?? awaitedCast;
  if (awaited) await awaitWords(ctx, {});
  if (ctx.hasCommand("cancel")) {
    if (awaitedNote) return say(ctx, "note-cancelled");
    if (!awaitedCast) return next();
    const isTold = await tellDraft(ctx);
    if (!isTold) await say(ctx, "broadcast-dropped");
    return;
  }
  // `/broadcast` goes on with what the broadcast has asked for.
  const isSilent = !awaited || awaited.until < Date.now() || (awaitedCast && ctx.hasCommand("broadcast"));
  if (!isSilent) await say(ctx, awaitedNote ? "note-left" : "broadcast-left");
  await next();
});

/** Says that the draft of a broadcast is kept, with a button that drops it; false where nothing is written. */
async function tellDraft(ctx: BotContext): Promise<boolean> {
  const draft = await findDraft(ctx.person.id);
  if (!draft || Object.keys(draft.words).length === 0) return false;
  const drop = pressButton(ctx.t("button-broadcast-drop"), broadcastPress.drop.pack(draft.id));
  await say(ctx, "broadcast-words-cancelled", {}, [[drop]]);
  return true;
}
