import type { Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import type { NoticeKind } from "#contract/notices.ts";
import { isHushed } from "#core/market/favourites/isHushed.ts";
import { isMuted } from "#core/market/notices/isMuted.ts";
import { noticePress } from "#core/market/notices/noticePress.ts";
import { isPaused } from "#core/market/savedSearches/isPaused.ts";
import { searchPress } from "#core/market/savedSearches/searchPress.ts";
import { mutePress, muteWords } from "#core/people/mutes/mutePress.ts";
import type { BotContext } from "./context.ts";
import { showAsItIs } from "./showAsItIs.ts";

/** A pair of buttons that undo each other; each press is followed by what it is about. */
interface Turn {
  off: string;
  on: string;
  /** How it is now; undefined when there is no such thing any more. */
  isOff(userId: number, what: string): Promise<boolean | undefined>;
  /** Fluent keys of the two. */
  words(what: string): { off: string; on: string };
}

const turns: Turn[] = [
  {
    off: mutePress.mute,
    on: mutePress.unmute,
    isOff: (userId, what) => isMuted(userId, what as NoticeKind),
    words: (what) => {
      const { mute, unmute } = muteWords(what as NoticeKind);
      return { off: mute, on: unmute };
    },
  },
  {
    off: noticePress.hush,
    on: noticePress.unhush,
    isOff: (userId, what) => isHushed(userId, Number(what)),
    words: () => ({ off: "button-hush-listing", on: "button-unhush-listing" }),
  },
  {
    off: searchPress.mute,
    on: searchPress.unmute,
    isOff: (userId, what) => isPaused(userId, Number(what)),
    words: () => ({ off: "button-mute-search", on: "button-unmute-search" }),
  },
];

async function turned(ctx: BotContext, button: InlineKeyboardButton): Promise<InlineKeyboardButton> {
  if (!("callback_data" in button)) return button;
  const { callback_data: data } = button;
  for (const { off, on, isOff, words } of turns) {
    const press = [off, on].find((known) => data.startsWith(known));
    if (!press) continue;
    const what = data.slice(press.length);
    const isNowOff = await isOff(ctx.person.id, what);
    if (isNowOff === undefined) return button;
    return { text: ctx.t(words(what)[isNowOff ? "on" : "off"]), callback_data: (isNowOff ? on : off) + what };
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
