import { Composer } from "grammy";
import type { InlineKeyboardButton, Message } from "grammy/types";
import { z } from "zod";
import { type PressData, pressButton } from "#core/platform/telegram/press.ts";
import { ageOf, botStorage } from "#core/platform/updates/storage.ts";
import type { BotContext } from "../chat/context.ts";
import { Feature } from "../chat/feature.ts";
import { isCommand } from "../chat/isCommand.ts";
import { removeKeyboard } from "../chat/keyboards.ts";
import { say } from "../chat/say.ts";
import { ASK_OFFER, OFFER_PATIENCE_MS } from "./askOffer.ts";
import { askOfferAgain, askPhoneAgain, codeAgainPress, NONCE } from "./beginAgain.ts";
import { openCodeLink } from "./openCodeLink.ts";
import { PHONE_PATIENCE_MS, SHARE_PHONE } from "./sharePhone.ts";

/** Where the scenes keep how far they are. */
const PREFIX = "conversation-";
export const scenesStorage = botStorage<unknown>(PREFIX);

/** The part of the stored scenes that says which are open, their version, and what they were begun with. */
const Kept = z.object({
  version: z.tuple([z.number(), z.number()]),
  state: z.record(z.string(), z.array(z.object({ args: z.string().optional() }))),
});

const Id = z.int().positive();
const Chat = z.object({ conversationId: Id });
const Offer = Chat.extend({ counterTo: Id.optional() });
const Purpose = z.union([z.string().regex(NONCE), Chat]);

/** The press that begins each scene again, by what it was begun with besides the language. */
const ways: Record<string, (begunWith: unknown) => PressData | undefined> = {
  [SHARE_PHONE]: (begunWith) => {
    const purpose = Purpose.safeParse(begunWith).data;
    return purpose === undefined ? undefined : askPhoneAgain(purpose);
  },
  [ASK_OFFER]: (begunWith) => {
    const offer = Offer.safeParse(begunWith).data;
    return offer && askOfferAgain(offer);
  },
};

function waysOf(ctx: BotContext, { state }: z.infer<typeof Kept>): InlineKeyboardButton[][] {
  return Object.entries(state).flatMap(([name, open]) =>
    open.flatMap(({ args }) => {
      const [, begunWith] = JSON.parse(args ?? "[]") as unknown[];
      const press = ways[name]?.(begunWith);
      return press ? [[pressButton(ctx.t("button-scene-again"), press)]] : [];
    }),
  );
}

const patience: Record<string, number> = { [SHARE_PHONE]: PHONE_PATIENCE_MS, [ASK_OFFER]: OFFER_PATIENCE_MS };

/** Whether nobody waits for an answer any more, update or not. */
async function isLongOver(key: string, { state }: z.infer<typeof Kept>): Promise<boolean> {
  const age = (await ageOf(PREFIX, key)) ?? 0;
  return Object.keys(state).every((name) => age > (patience[name] ?? Number.POSITIVE_INFINITY));
}

const mayAnswer = (message: Message) =>
  message.contact !== undefined ||
  (message.text !== undefined && !message.reply_to_message && !isCommand(message));

/**
 * Tells whoever was in the middle of a scene that the bot has been updated meanwhile, and how to begin again. Stands before
 * the scenes, which would drop what they kept for another version without a word. What may have been the answer ends
 * here; all else means the same as ever.
 */
export function outdatedScenes(version: number): Composer<BotContext> {
  const outdated = new Composer<BotContext>();
  outdated.use(async (ctx, next) => {
    if (!ctx.chat) return next();
    const key = String(ctx.chat.id);
    const { data: kept } = Kept.safeParse(await scenesStorage.read(key));
    const isOver = kept && kept.version[1] !== version && Object.keys(kept.state).length > 0;
    if (!isOver) return next();

    if (await isLongOver(key, kept)) {
      await scenesStorage.delete(key);
      return next();
    }
    const rows = waysOf(ctx, kept);
    await ctx.reply(ctx.t("scene-outdated"), removeKeyboard);
    // A message takes a keyboard away or brings buttons, not both.
    if (rows.length > 0) await say(ctx, "scene-begin-again", {}, rows);
    await scenesStorage.delete(key);
    if (!ctx.message || !mayAnswer(ctx.message)) await next();
  });
  return outdated;
}

/** The press that begins a scene again. */
export const sceneAgain = new Feature("sceneAgain");

sceneAgain.press(codeAgainPress, async (ctx, nonce) => {
  await ctx.answerCallbackQuery();
  await openCodeLink(ctx, nonce);
});
