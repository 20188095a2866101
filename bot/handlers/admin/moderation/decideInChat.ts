import { GrammyError } from "grammy";
import { findOwnDecision } from "#core/market/moderation/findOwnDecision.ts";
import { moderateListings } from "#core/market/moderation/moderateListings.ts";
import { readModerationItem } from "#core/market/moderation/readModerationQueue.ts";
import type { BotContext } from "../../../chat/context.ts";
import { say } from "../../../chat/say.ts";
import type { Shown } from "../decisions/saidRefusal.ts";
import { undoRows } from "./moderationButtons.ts";
import { showAnew, showNext } from "./showForModeration.ts";

/** Stops waiting for a moderator's note. */
export async function forgetNote(ctx: BotContext): Promise<void> {
  const { awaitedNote, ...session } = await ctx.session;
  if (awaitedNote) ctx.session = session;
}

/** A message that is decided about has no buttons; one that Telegram no longer lets us change keeps them. */
export async function dropButtons(ctx: BotContext, messageId: number): Promise<void> {
  try {
    await ctx.api.editMessageReplyMarkup(ctx.chatId ?? 0, messageId);
  } catch (error) {
    if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
  }
}

type Verdict = Omit<Parameters<typeof moderateListings>[1], "productIds" | "editions">;

/**
 * Decides about the listing that was shown, says what was done and shows the next one. A listing that has changed since
 * is shown again.
 */
export async function decide(
  ctx: BotContext,
  { id, edition }: Shown,
  messageId: number,
  verdict: Verdict,
): Promise<void> {
  const { item } = await readModerationItem(ctx.person.id, id);
  const asked = { ...verdict, productIds: [id], editions: [edition] };
  const { skipped } = await moderateListings(ctx.person.id, asked);
  const { isModerated } = verdict;
  const own = skipped[0] && (await findOwnDecision(ctx.person.id, { id, edition, isModerated }));
  const why = own ? undefined : skipped[0]?.why;
  await forgetNote(ctx);
  const { toldDecision } = await ctx.session;
  const decision = `${id}:${edition}:${isModerated}`;
  // Pressed once more before its buttons went; one whose answer was lost hasn't been told.
  if (own && toldDecision === decision) return;
  if (why === "banned") return say(ctx, "moderate-skipped", { why });
  await dropButtons(ctx, messageId);
  if (why) {
    await say(ctx, "moderate-skipped", { why });
    return showAnew(ctx, id);
  }
  const values = own ?? { name: item?.product.name ?? String(id), kind: item?.kind ?? "new" };
  const { reason = "other", note = "" } = verdict;
  const undo = !isModerated && values.kind !== "report" ? undoRows(ctx, { id, edition }) : [];
  if (!isModerated) {
    const said = { reason: ctx.t("moderate-reason", { reason }), isNoted: note ? 1 : 0, note };
    await say(ctx, "moderate-rejected", { ...values, ...said }, undo);
  } else await say(ctx, "moderate-approved", values);
  await showNext(ctx);
  ctx.session = { ...(await ctx.session), toldDecision: decision };
}
