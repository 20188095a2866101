import type { InlineKeyboardButton } from "grammy/types";
import type { ModerationItem } from "#contract/moderation.ts";
import { claimNext, prolongClaim } from "#core/market/moderation/claimNext.ts";
import { readModerationItem, type WaitingItem } from "#core/market/moderation/readModerationQueue.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { say, words } from "../../../chat/say.ts";
import { choiceRows, moderatePress } from "./moderationButtons.ts";
import { moderationFacts } from "./moderationFacts.ts";
import { sendPhotos } from "./sendPhotos.ts";

/** Photos as they stand, or as they are to be with those that go. */
async function showPhotos(ctx: BotContext, { product, revision }: ModerationItem): Promise<void> {
  if (!revision?.photos) return sendPhotos(ctx, product.photos);
  const { before, after } = revision.photos;
  await sendPhotos(ctx, after, ctx.t("moderate-photos-after"));
  const gone = before.filter((src) => !after.includes(src));
  await sendPhotos(ctx, gone, ctx.t("moderate-photos-gone"));
}

async function show(ctx: BotContext, item: ModerationItem, total: number): Promise<void> {
  await showPhotos(ctx, item);
  await ctx.reply(moderationFacts(ctx, item, total), {
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
    reply_markup: { inline_keyboard: choiceRows(ctx, item) },
  });
}

/** Claims and shows the next of the queue, or says why there is none. */
export async function showNext(ctx: BotContext): Promise<void> {
  const { putOff = [] } = await ctx.session;
  const { item, total } = await claimNext(ctx.person.id, putOff);
  if (item) return show(ctx, item, total);
  if (total === 0) return say(ctx, "moderate-empty");
  const again = [[pressButton(ctx.t("moderate-button-again"), moderatePress.again.pack())]];
  const isPutOff = putOff.length > 0 ? 1 : 0;
  await say(ctx, "moderate-rest", { total, isPutOff }, isPutOff ? again : []);
}

/** Shows a listing as it is now, when there still is something to decide about it; else the next. */
export async function showAnew(ctx: BotContext, id: number): Promise<void> {
  const { item, total } = await readModerationItem(ctx.person.id, id);
  if (!item) return showNext(ctx);
  await prolongClaim(ctx.person.id, id);
  await show(ctx, item, total);
}

/** A step of a decision: the text below the facts, and its buttons. */
interface Step {
  rows: InlineKeyboardButton[][];
  prompt?: KeyWith;
}

/** Puts a step of the decision below the facts of the message that was pressed. */
export async function showStep(
  ctx: BotContext,
  { item, total }: WaitingItem & { item: ModerationItem },
  { rows, prompt }: Step,
): Promise<void> {
  await prolongClaim(ctx.person.id, item.product.id);
  const facts = moderationFacts(ctx, item, total);
  await ctx.editMessageText(prompt ? `${facts}\n\n${words(ctx, prompt)}` : facts, {
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
    reply_markup: { inline_keyboard: rows },
  });
}
