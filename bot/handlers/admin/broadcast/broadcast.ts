import type { Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { beginBroadcast } from "#core/desk/broadcasts/beginBroadcast.ts";
import type { Broadcast } from "#core/desk/broadcasts/broadcast.ts";
import { broadcastPress } from "#core/desk/broadcasts/broadcastPress.ts";
import { countAudience } from "#core/desk/broadcasts/countAudience.ts";
import {
  beginDraft,
  changeDraft,
  type DraftChange,
  dropDraft,
} from "#core/desk/broadcasts/draftBroadcast.ts";
import { editionOf } from "#core/desk/broadcasts/editionOf.ts";
import { findDraft, findSending } from "#core/desk/broadcasts/findBroadcast.ts";
import { progressWords } from "#core/desk/broadcasts/progressWords.ts";
import { readProgress } from "#core/desk/broadcasts/readProgress.ts";
import { stopBroadcast } from "#core/desk/broadcasts/stopBroadcast.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { isAlbumAnswered } from "../../../chat/isAlbumAnswered.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say, sayHtml, words } from "../../../chat/say.ts";
import { orRefusal } from "../decisions/adminRefusal.ts";
import { awaitWords } from "../decisions/awaitWords.ts";
import { dropButtons } from "../moderation/decideInChat.ts";
import type { AwaitedCast } from "./awaitedBroadcast.ts";
import { broadcastCardRows, broadcastCardWords, previewRow } from "./broadcastCard.ts";
import { broadcastLanguages } from "./broadcastLanguages.ts";
import { othersCard, showOthers, showProgress } from "./broadcastProgress.ts";
import { readBroadcastPart } from "./readBroadcastPart.ts";
import { askOthers } from "./secondBroadcast.ts";
import { sendBroadcast } from "./sendBroadcast.ts";

/** `/broadcast`: what is told to everybody, from its first words to its last message. */
export const broadcast = new Feature("broadcast", mayDo("broadcasts.send"));

const PATIENCE_MS = 60 * 60 * 1000;

type Press = Filter<BotContext, "callback_query:data">;

/** Asks for a part of a draft: it comes with the next message, or with the answer to this one. */
async function askFor(
  ctx: BotContext,
  { id, what }: Pick<AwaitedCast, "id" | "what">,
  keyboard: InlineKeyboardButton[][] = [],
): Promise<void> {
  const asked =
    what === "button" ? words(ctx, "broadcast-ask-button") : words(ctx, "broadcast-ask", { key: what });
  const { message_id } = await ctx.reply(asked, {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: keyboard },
  });
  await awaitWords(ctx, {
    awaitedCast: { id, what, messageId: message_id, until: Date.now() + PATIENCE_MS },
  });
}

async function forget(ctx: BotContext): Promise<void> {
  const { awaitedCast, ...session } = await ctx.session;
  if (awaitedCast) ctx.session = session;
}

async function showCard(ctx: BotContext, draft: Broadcast): Promise<void> {
  await sayHtml(ctx, await broadcastCardWords(ctx, draft), broadcastCardRows(ctx, draft));
}

async function tellOutdated(ctx: Press): Promise<void> {
  await ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true });
}

/** The draft that a press is about; without it the press is answered as an outdated one. */
async function findPressed(ctx: Press, id: number): Promise<Broadcast | undefined> {
  const draft = await findDraft(ctx.person.id);
  if (draft?.id === id) return draft;
  await tellOutdated(ctx);
  return undefined;
}

broadcast.command("broadcast", async (ctx) => {
  const sending = await findSending();
  if (sending?.adminId === ctx.person.id) return showProgress(ctx, sending.id);
  if (sending) return showOthers(ctx, sending.id);
  const draft = await findDraft(ctx.person.id);
  if (ctx.match) {
    const { id } = draft ?? (await beginDraft(ctx.person.id));
    return takePart(ctx, { id, what: "any" }, ctx.msg.text.length - ctx.match.length);
  }
  // Another `/broadcast` doesn't lose the draft; its card can drop it.
  if (draft && Object.keys(draft.words).length > 0) return showCard(ctx, draft);
  const { id } = draft ?? (await beginDraft(ctx.person.id));
  await askFor(ctx, { id, what: "any" });
});

/** Takes a message, or what it says from `start` on, as a part of a draft. */
async function takePart(
  ctx: BotContext,
  { id, what }: Pick<AwaitedCast, "id" | "what">,
  start = 0,
): Promise<unknown> {
  const change = readBroadcastPart(ctx.message, what, start);
  if (!change && (await isAlbumAnswered(ctx))) return;
  if (!change) return say(ctx, what === "button" ? "broadcast-no-button" : "broadcast-no-text");
  const refusals = { too_large: "broadcast-too-long", not_found: "broadcast-gone" } as const;
  const done = await orRefusal(() => changeDraft({ adminId: ctx.person.id, id }, change), refusals);
  if ("refusal" in done) return say(ctx, done.refusal);
  await forget(ctx);
  await showCard(ctx, done.result);
}

broadcast.on("message", async (ctx, next) => {
  const { awaitedCast } = await ctx.session;
  const answered = ctx.message.reply_to_message?.message_id;
  // An answer to another message, such as a buyer's words, belongs there.
  const isOther = answered !== undefined && answered !== awaitedCast?.messageId;
  if (!awaitedCast || awaitedCast.until < Date.now() || isOther) return next();
  await takePart(ctx, awaitedCast);
});

broadcast.press(broadcastPress.text, async (ctx, key, id) => {
  const draft = await findPressed(ctx, id);
  if (!draft) return;
  await ctx.answerCallbackQuery();
  const remove = pressButton(ctx.t("button-broadcast-untext"), broadcastPress.untext.pack(key, draft.id));
  await askFor(ctx, { id: draft.id, what: key }, draft.words[key] ? [[remove]] : []);
});

broadcast.press(broadcastPress.untext, async (ctx, key, id) => {
  const draft = await findPressed(ctx, id);
  if (!draft) return;
  await forget(ctx);
  await change(ctx, draft, { words: { key, words: null } });
});

broadcast.press(broadcastPress.photo, async (ctx, id) => {
  const draft = await findPressed(ctx, id);
  if (draft) await change(ctx, draft, { photoFileId: null });
});

broadcast.press(broadcastPress.button, async (ctx, id) => {
  const draft = await findPressed(ctx, id);
  if (!draft) return;
  if (draft.button) return change(ctx, draft, { button: null });
  await ctx.answerCallbackQuery();
  await askFor(ctx, { id: draft.id, what: "button" });
});

/** Changes a draft by a press; its card shows it. */
async function change(ctx: Press, { id }: Broadcast, what: DraftChange): Promise<void> {
  const draft = await changeDraft({ adminId: ctx.person.id, id }, what);
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(await broadcastCardWords(ctx, draft), {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: broadcastCardRows(ctx, draft) },
  });
}

broadcast.press(broadcastPress.language, async (ctx, language, id) => {
  const draft = await findPressed(ctx, id);
  if (!draft) return;
  const chosen = draft.audience.languages ?? [];
  const next = chosen.includes(language) ? chosen.filter((one) => one !== language) : [...chosen, language];
  await change(ctx, draft, { audience: { ...draft.audience, languages: next } });
});

broadcast.press(broadcastPress.app, async (ctx, app, id) => {
  const draft = await findPressed(ctx, id);
  if (!draft) return;
  const { app: before, ...audience } = draft.audience;
  await change(ctx, draft, { audience: before === app ? audience : { ...audience, app } });
});

broadcast.press(broadcastPress.drop, async (ctx, id) => {
  const isDropped = await dropDraft(ctx.person.id, id);
  if (!isDropped) return tellOutdated(ctx);
  await forget(ctx);
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(words(ctx, "broadcast-dropped"), { parse_mode: "HTML" });
});

broadcast.press(broadcastPress.preview, async (ctx, id) => {
  const draft = await findPressed(ctx, id);
  if (!draft) return;
  await ctx.answerCallbackQuery();
  await forget(ctx);
  if (Object.keys(draft.words).length === 0) return say(ctx, "broadcast-no-text");
  for (const language of broadcastLanguages(draft, ctx.person.language))
    await sendBroadcast(ctx, draft, language);
  const count = await countAudience(draft.audience);
  if (count === 0) return say(ctx, "broadcast-nobody");
  const send = pressButton(
    ctx.t("button-broadcast-send", { count }),
    broadcastPress.send.pack(editionOf(draft), draft.id),
  );
  const back = pressButton(ctx.t("button-broadcast-edit"), broadcastPress.edit.pack(draft.id));
  await say(ctx, "broadcast-confirm", { count }, [[{ ...send, style: "danger" }], [back]]);
});

broadcast.press(broadcastPress.edit, async (ctx, id) => {
  const draft = await findPressed(ctx, id);
  if (!draft) return;
  await ctx.answerCallbackQuery();
  await showCard(ctx, draft);
});

broadcast.press(broadcastPress.send, async (ctx, edition, id) => {
  const refusals = {
    not_found: "broadcast-gone",
    conflict: "broadcast-other",
    invalid_input: "broadcast-nobody",
    forbidden: "broadcast-second-asked",
  } as const;
  const done = await orRefusal(() => beginBroadcast(ctx.person.id, { id, edition }), refusals);
  await ctx.answerCallbackQuery();
  if ("refusal" in done) {
    const { refusal } = done;
    return refusal === "broadcast-second-asked" ? askOthers(ctx, edition, id) : say(ctx, refusal);
  }
  await dropButtons(ctx, ctx.callbackQuery.message?.message_id ?? 0);
  if (!done.result) return say(ctx, "broadcast-changed", {}, [previewRow(ctx, id)]);
  if (done.result.adminId !== ctx.person.id) return showOthers(ctx, id);
  if (done.result.progressMessageId === null) await showProgress(ctx, id);
});

broadcast.press(broadcastPress.look, async (ctx, id) => {
  const { html, keyboard } = await othersCard(ctx, id);
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(html, { parse_mode: "HTML", reply_markup: { inline_keyboard: keyboard } });
});

broadcast.press(broadcastPress.stop, async (ctx, id) => {
  const done = await orRefusal(() => stopBroadcast(ctx.person.id, id), { conflict: "broadcast-over" });
  const answer =
    "refusal" in done
      ? { text: ctx.t(done.refusal), show_alert: true }
      : { text: ctx.t("broadcast-stopped") };
  await ctx.answerCallbackQuery(answer);
  const { html } = progressWords(ctx.person.language, await readProgress(id));
  // How many hear nothing stands there, and is put right when what was in senders' hands is over.
  await ctx.editMessageText(html, { parse_mode: "HTML" });
});
