import { Composer } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { z } from "zod";
import { botStorage } from "#core/bot/storage.ts";
import { chatPress, offerPress } from "#core/conversations/chatButtons.ts";
import type { BotContext } from "../context.ts";
import { say } from "../say.ts";
import { ASK_OFFER } from "./askOffer.ts";
import { SHARE_PHONE } from "./sharePhone.ts";

/** Where the scenes keep how far they are. */
export const scenesStorage = botStorage<unknown>("conversation-");

/** As much of what the scenes keep as says which of them are open, of which version and begun with what. */
const Kept = z.object({
  version: z.tuple([z.number(), z.number()]),
  state: z.record(z.string(), z.array(z.object({ args: z.string().optional() }))),
});

const AGAIN = "code:again:";
const NONCE = "[A-Za-z0-9-]{1,50}";

const Id = z.int().positive();
const Code = z.string().regex(new RegExp(`^${NONCE}$`));
const Chat = z.object({ conversationId: Id });
const Offer = Chat.extend({ counterTo: Id.optional() });

/** The press that begins each scene again, by what it was begun with besides the language. */
const ways: Record<string, (begunWith: unknown) => string | undefined> = {
  [SHARE_PHONE]: (begunWith) => {
    const code = Code.safeParse(begunWith).data;
    if (code) return AGAIN + code;
    const chat = Chat.safeParse(begunWith).data;
    return chat && chatPress.phone + chat.conversationId;
  },
  [ASK_OFFER]: (begunWith) => {
    const offer = Offer.safeParse(begunWith).data;
    if (offer?.counterTo) return offerPress.counter + offer.counterTo;
    return offer && chatPress.offer + offer.conversationId;
  },
};

function waysOf(ctx: BotContext, { state }: z.infer<typeof Kept>): InlineKeyboardButton[][] {
  return Object.entries(state).flatMap(([name, open]) =>
    open.flatMap(({ args }) => {
      const [, begunWith] = JSON.parse(args ?? "[]") as unknown[];
      const press = ways[name]?.(begunWith);
      return press ? [[{ text: ctx.t("button-scene-again"), callback_data: press }]] : [];
    }),
  );
}

const isCommand = (ctx: BotContext) =>
  ctx.message?.entities?.some(({ type, offset }) => type === "bot_command" && offset === 0) ?? false;

/**
 * Tells whoever was in the middle of a scene that the bot has been updated meanwhile, and how to begin again. Stands before
 * the scenes, which would drop what they kept for another version without a word. What was written into the scene
 * ends here; commands and presses mean the same as ever.
 */
export function outdatedScenes(version: number): Composer<BotContext> {
  const outdated = new Composer<BotContext>();
  outdated.use(async (ctx, next) => {
    if (!ctx.chat) return next();
    const key = String(ctx.chat.id);
    const { data: kept } = Kept.safeParse(await scenesStorage.read(key));
    const isOver = kept && kept.version[1] !== version && Object.keys(kept.state).length > 0;
    if (!isOver) return next();

    const rows = waysOf(ctx, kept);
    await ctx.reply(ctx.t("scene-outdated"), { reply_markup: { remove_keyboard: true } });
    // A message takes a keyboard away or brings buttons, not both.
    if (rows.length > 0) await say(ctx, "scene-begin-again", {}, rows);
    await scenesStorage.delete(key);
    if (!ctx.message || isCommand(ctx)) await next();
  });
  return outdated;
}

/** The press that begins a scene again; after the scenes, which it enters. */
export const sceneAgain = new Composer<BotContext>();

sceneAgain.callbackQuery(new RegExp(`^${AGAIN}(${NONCE})$`), async (ctx) => {
  await ctx.answerCallbackQuery();
  await ctx.conversation.exitAll();
  await ctx.conversation.enter(SHARE_PHONE, ctx.person.language, String(ctx.match[1]));
});
