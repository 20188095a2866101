import type { Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { albumPress } from "#core/market/albums/album.ts";
import { beginListing } from "#core/market/albums/beginListing.ts";
import { hasWordsComing } from "#core/market/albums/hasWordsComing.ts";
import { keepPart, type Purpose } from "#core/market/albums/keepPart.ts";
import { type Swapped, swapDraft } from "#core/market/albums/swapDraft.ts";
import { albumButtons } from "#core/market/albums/tellAlbum.ts";
import { chooseTarget } from "#core/market/conversations/chooseTarget.ts";
import { type Conversation, findConversation } from "#core/market/conversations/findConversation.ts";
import { leaveSeat } from "#core/market/conversations/seats.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { replaceWords } from "../../chat/replaceWords.ts";
import { namesOf } from "../conversations/chatButtons.ts";
import { readPart } from "../conversations/readPart.ts";
import { askForWhom } from "../conversations/relay.ts";

/** Albums, each as a whole, and presses below what is said of them; before the words that belong to a conversation. */
export const albums = new Feature("albums");
/** Photos by themselves that belong to no conversation; after the words that do. */
export const photos = new Feature("photos");

type Sent = Filter<BotContext, "message">;

const KINDS = ["message:photo", "message:document", "message:video", "message:animation"] as const;

const senderOf = (ctx: Sent) => ({ userId: ctx.person.id, chatId: ctx.chat.id });
const partOf = (ctx: Sent) => readPart(ctx.update.update_id, ctx.message);

/** A bot that takes something in says so at once; whether Telegram shows it doesn't matter. */
async function showProgress(ctx: Sent): Promise<void> {
  await ctx.replyWithChatAction("upload_photo").catch(() => undefined);
}

/** The purpose of an album, or the possible purposes when its person is to choose. */
interface Meant {
  purpose: Purpose;
  candidates: Conversation[];
}

/**
 * Tells the purpose of an album when its first message comes: the conversation that this replies in, or the seat's when
 * no photo of it has words. With words it may be either, and its person is asked.
 */
async function findMeant(ctx: Sent): Promise<Meant> {
  const { message_id: messageId, reply_to_message: answered, caption, media_group_id: group } = ctx.message;
  const target = await chooseTarget(ctx.person.id, { messageId, repliesTo: answered?.message_id });
  if (target.kind === "none") return { purpose: "gathering", candidates: [] };
  if (target.kind === "unclear") return { purpose: "asked", candidates: target.candidates };
  const conversation = await findConversation(target.id, ctx.person.id);
  if (answered) return { purpose: "relayed", candidates: [] };
  if (!conversation || conversation.end) {
    // A seat in a conversation that is over means none.
    await leaveSeat(ctx.person.id, target.id);
    return { purpose: "gathering", candidates: [] };
  }
  const hasWords =
    caption !== undefined || (group !== undefined && (await hasWordsComing(ctx.chat.id, group)));
  return hasWords ? { purpose: "asked", candidates: [conversation] } : { purpose: "relayed", candidates: [] };
}

albums.on([...KINDS], async (ctx, next) => {
  if (!ctx.message.media_group_id) return next();
  const known = await keepPart(senderOf(ctx), partOf(ctx));
  // Where the first photo of an album went, the words of its person go, and so do its others.
  if (known?.state === "relayed") return next();
  // An update that comes again is asked about again: its question may not have got through.
  if (known && (known.isNew || known.state !== "asked")) return;
  const { purpose, candidates } = await findMeant(ctx);
  const album = await keepPart(senderOf(ctx), partOf(ctx), purpose);
  if (album?.state === "asked") await askForWhom(ctx, candidates);
  else if (album?.state === "relayed") await next();
  else await showProgress(ctx);
});

photos.on([...KINDS], async (ctx) => {
  await keepPart(senderOf(ctx), partOf(ctx), "gathering");
  await showProgress(ctx);
});

type Press = Filter<BotContext, "callback_query:data">;

albums.press(albumPress.begin, async (ctx, id) => {
  const begun = await beginListing(ctx.person.id, id);
  if (begun.became === "relayed") {
    await ctx.answerCallbackQuery({ text: ctx.t("chat-sent-already") });
    if (begun.to) await replaceWords(ctx, "chat-sent", namesOf(begun.to));
    return;
  }
  await ctx.answerCallbackQuery(begun.became === "begun" ? {} : { text: ctx.t("album-begun-already") });
  await replaceWords(ctx, "album-begun");
});

/** Says which draft it is now, with a way into the form and one back. */
async function settleSwap(ctx: Press, id: number, { state, hasOld }: Swapped): Promise<void> {
  const key = state === "drafted" ? "album-used" : "album-returned";
  const message = {
    text: { key, values: { hasOld: hasOld ? 1 : 0 } },
    buttons: albumButtons(id, state, hasOld),
  };
  const { html, keyboard } = renderMessage(message, ctx.person.language);
  const inline_keyboard = keyboard as InlineKeyboardButton[][];
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(html, { parse_mode: "HTML", reply_markup: { inline_keyboard } });
}

async function swap(ctx: Press, id: number, wanted: Swapped["state"]) {
  try {
    await settleSwap(ctx, id, await swapDraft(ctx.person.id, id, wanted));
  } catch (error) {
    if (!(error instanceof RuleError) || !["conflict", "not_found"].includes(error.code)) throw error;
    await ctx.answerCallbackQuery({ text: ctx.t("album-outdated"), show_alert: true });
  }
}

albums.press(albumPress.use, (ctx, id) => swap(ctx, id, "drafted"));
albums.press(albumPress.back, (ctx, id) => swap(ctx, id, "shelved"));
