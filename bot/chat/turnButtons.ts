import type { Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { isHushed } from "#core/market/favourites/hushFavourite.ts";
import { isMuted } from "#core/market/notices/mutes.ts";
import { noticePress } from "#core/market/notices/noticePress.ts";
import { isPaused } from "#core/market/savedSearches/muteSearch.ts";
import { searchPress } from "#core/market/savedSearches/searchPress.ts";
import { mutePress, muteWords } from "#core/people/mutes/mutePress.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { type Press, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "./context.ts";
import { showAsItIs } from "./showAsItIs.ts";

/** A pair of buttons that undo each other; each press is followed by what it is about. */
interface Turn<What> {
  off: Press<readonly [What]>;
  on: Press<readonly [What]>;
  /** How it is now; undefined when there is no such thing any more. */
  isOff(userId: number, what: What): Promise<boolean | undefined>;
  /** Fluent keys of the two. */
  words(what: What): { off: KeyWith; on: KeyWith };
}

/** Makes of a button how it is now; undefined when it is none of the pair. */
type TurnButton = (
  ctx: BotContext,
  button: InlineKeyboardButton.CallbackButton,
) => Promise<InlineKeyboardButton | undefined>;

const turn =
  <What>({ off, on, isOff, words }: Turn<What>): TurnButton =>
  async (ctx, button) => {
    const [what] = (off.unpack(button.callback_data) ?? on.unpack(button.callback_data) ?? []) as [What?];
    if (what === undefined) return undefined;
    const isNowOff = await isOff(ctx.person.id, what);
    if (isNowOff === undefined) return button;
    return pressButton(ctx.t(words(what)[isNowOff ? "on" : "off"]), (isNowOff ? on : off).pack(what));
  };

const turns: TurnButton[] = [
  turn({
    off: mutePress.mute,
    on: mutePress.unmute,
    isOff: isMuted,
    words: (kind) => {
      const { mute, unmute } = muteWords(kind);
      return { off: mute, on: unmute };
    },
  }),
  turn({
    off: noticePress.hush,
    on: noticePress.unhush,
    isOff: isHushed,
    words: () => ({ off: "button-hush-listing", on: "button-unhush-listing" }),
  }),
  turn({
    off: searchPress.mute,
    on: searchPress.unmute,
    isOff: isPaused,
    words: () => ({ off: "button-mute-search", on: "button-unmute-search" }),
  }),
];

async function turned(ctx: BotContext, button: InlineKeyboardButton): Promise<InlineKeyboardButton> {
  if (!("callback_data" in button)) return button;
  for (const turnButton of turns) {
    const now = await turnButton(ctx, button);
    if (now) return now;
  }
  return button;
}

/**
 * Lets the buttons below a message that turn something off or on show how it is now; all others stay. Telegram tells what
 * stood there when it was pressed: another one may have been turned since.
 */
export async function turnButtons(ctx: Filter<BotContext, "callback_query:data">): Promise<void> {
  const rows = ctx.callbackQuery.message?.reply_markup?.inline_keyboard ?? [];
  if (rows.length === 0) return;
  await showAsItIs(
    () => Promise.all(rows.map((row) => Promise.all(row.map((button) => turned(ctx, button))))),
    async (inline_keyboard) => {
      await ctx.editMessageReplyMarkup({ reply_markup: { inline_keyboard } });
    },
  );
}
