import type { Filter } from "grammy";
import { moderateListings as contract } from "#contract/moderation.ts";
import { CLAIM_MINUTES } from "#core/market/moderation/claimNext.ts";
import { readModerationItem } from "#core/market/moderation/readModerationQueue.ts";
import { reconsiderListing } from "#core/market/moderation/reconsiderListing.ts";
import { releaseClaim } from "#core/market/moderation/releaseClaim.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { isAlbumAnswered } from "../../../chat/isAlbumAnswered.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say } from "../../../chat/say.ts";
import { settleNotice } from "../../../chat/settleNotice.ts";
import { awaitWords } from "../decisions/awaitWords.ts";
import type { SaidRefusal, Shown } from "../decisions/saidRefusal.ts";
import { decide, dropButtons, forgetNote } from "./decideInChat.ts";
import {
  choiceRows,
  faultRows,
  isFaultAsked,
  moderatePress,
  noteRows,
  reasonRows,
} from "./moderationButtons.ts";
import { showAnew, showNext, showStep } from "./showForModeration.ts";

/** The moderation queue in the chat: one listing at a time, claimed by whoever looks at it. */
export const moderate = new Feature("moderate", mayDo("moderation.decide"));

/** The most entries that are remembered as put off: more than anybody goes through in one sitting. */
const PUT_OFF_MAX = 200;

type Press = Filter<BotContext, "callback_query:data">;
const messageOf = (ctx: Press): number => ctx.callbackQuery.message?.message_id ?? 0;

/** The listing that a press is about, when it is still as it was shown; else it is shown as it is now. */
async function findShown(ctx: Press, { id, edition }: Shown) {
  await ctx.answerCallbackQuery();
  const { item, total } = await readModerationItem(ctx.person.id, id);
  if (item?.edition === edition) return { item, total };
  await dropButtons(ctx, messageOf(ctx));
  await say(ctx, "moderate-skipped", { why: item ? "changed" : "decided" });
  await showAnew(ctx, id);
  return undefined;
}

moderate.command("moderate", async (ctx) => {
  const { putOff, ...session } = await ctx.session;
  if (putOff) ctx.session = session;
  await showNext(ctx);
});

moderate.press(moderatePress.approve, async (ctx, id, edition) => {
  await ctx.answerCallbackQuery();
  await decide(ctx, { id, edition }, messageOf(ctx), { isModerated: true });
});

moderate.press(moderatePress.reject, async (ctx, id, edition) => {
  const shown = { id, edition };
  const found = await findShown(ctx, shown);
  if (found) await showStep(ctx, found, { rows: reasonRows(ctx, shown), prompt: "moderate-ask-reason" });
});

/** Waits for words to the seller below the message that was pressed. */
async function askNote(
  ctx: Press,
  found: Parameters<typeof showStep>[1],
  refusal: SaidRefusal,
): Promise<void> {
  const messageId = messageOf(ctx);
  const until = Date.now() + CLAIM_MINUTES * 60_000;
  await awaitWords(ctx, { awaitedNote: { ...refusal, messageId, until } });
  await showStep(ctx, found, { rows: noteRows(ctx, refusal), prompt: "moderate-ask-note" });
}

moderate.press(moderatePress.reason, async (ctx, id, edition, reason) => {
  const refusal = { id, edition, reason };
  const found = await findShown(ctx, refusal);
  if (!found) return;
  if (!isFaultAsked(found.item)) return askNote(ctx, found, refusal);
  const rows = faultRows(ctx, refusal, found.item.unused);
  await showStep(ctx, found, { rows, prompt: "moderate-ask-fault" });
});

moderate.press(moderatePress.fault, async (ctx, id, edition, reason, isSellersFault) => {
  const refusal = { id, edition, reason, isSellersFault };
  const found = await findShown(ctx, refusal);
  if (found) await askNote(ctx, found, refusal);
});

moderate.press(moderatePress.send, async (ctx, id, edition, reason, isSellersFault) => {
  await ctx.answerCallbackQuery();
  const verdict = { isModerated: false, reason, isSellersFault };
  await decide(ctx, { id, edition }, messageOf(ctx), verdict);
});

moderate.on(["message:text", "message:file"], async (ctx, next) => {
  const { awaitedNote } = await ctx.session;
  const answered = ctx.message.reply_to_message?.message_id;
  // An answer to another message, such as a buyer's words, belongs there.
  const isOther = answered !== undefined && answered !== awaitedNote?.messageId;
  if (!awaitedNote || awaitedNote.until < Date.now() || isOther) return next();
  if (ctx.message.text === undefined) {
    return (await isAlbumAnswered(ctx)) ? undefined : say(ctx, "moderate-note-words");
  }
  const note = contract.input.shape.note.safeParse(ctx.message.text);
  if (!note.success) return say(ctx, "moderate-note-long");
  const { messageId, until: _until, reason, isSellersFault, ...shown } = awaitedNote;
  await decide(ctx, shown, messageId, { isModerated: false, reason, note: note.data, isSellersFault });
});

moderate.press(moderatePress.back, async (ctx, id, edition) => {
  const found = await findShown(ctx, { id, edition });
  await forgetNote(ctx);
  if (found) await showStep(ctx, found, { rows: choiceRows(ctx, found.item) });
});

moderate.press(moderatePress.skip, async (ctx, id) => {
  await ctx.answerCallbackQuery();
  await forgetNote(ctx);
  const session = await ctx.session;
  const putOff = [...(session.putOff ?? []), id].slice(-PUT_OFF_MAX);
  ctx.session = { ...session, putOff };
  await dropButtons(ctx, messageOf(ctx));
  await showNext(ctx);
});

moderate.press(moderatePress.again, async (ctx) => {
  await ctx.answerCallbackQuery();
  const { putOff: _putOff, ...session } = await ctx.session;
  ctx.session = session;
  await dropButtons(ctx, messageOf(ctx));
  await showNext(ctx);
});

moderate.press(moderatePress.stop, async (ctx) => {
  await ctx.answerCallbackQuery();
  const { putOff: _putOff, awaitedNote: _note, ...session } = await ctx.session;
  ctx.session = session;
  await releaseClaim(ctx.person.id);
  await dropButtons(ctx, messageOf(ctx));
  await say(ctx, "moderate-stopped");
});

moderate.press(moderatePress.undo, async (ctx, id, edition) => {
  try {
    await reconsiderListing(ctx.person.id, { id, edition });
  } catch (error) {
    if (!(error instanceof RuleError && error.code === "conflict")) throw error;
    await ctx.answerCallbackQuery({ text: ctx.t("moderate-undo-late"), show_alert: true });
    return dropButtons(ctx, messageOf(ctx));
  }
  await settleNotice(ctx, ctx.t("moderate-undone"));
});
