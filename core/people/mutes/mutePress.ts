import type { NoticeKind } from "#contract/notices.ts";

/** What a press below a notice asks for, before its kind; the bot reads it back. */
export const mutePress = { mute: "reminder:mute:", unmute: "reminder:unmute:" } as const;

/** Fluent keys of what stands around a kind's muting: the two buttons, and what is said when one was pressed. */
export interface MuteWords {
  mute: string;
  unmute: string;
  muted: string;
  unmuted: string;
}

const ofReminders: MuteWords = {
  mute: "button-mute-reminder",
  unmute: "button-unmute-reminder",
  muted: "reminder-muted",
  unmuted: "reminder-unmuted",
};
const ofNotices = { unmute: "button-unmute-notice", muted: "notice-muted", unmuted: "notice-unmuted" };

const words: Partial<Record<NoticeKind, MuteWords>> = {
  StillSelling: { mute: "button-mute-selling", ...ofNotices },
  PriceDrop: { mute: "button-mute-prices", ...ofNotices },
  ListingGone: { mute: "button-mute-gone", ...ofNotices },
  SavedSearch: { mute: "button-mute-searches", ...ofNotices },
  Digest: { mute: "button-mute-digest", ...ofNotices },
  News: {
    mute: "button-mute-news",
    unmute: "button-unmute-news",
    muted: "news-muted",
    unmuted: "news-unmuted",
  },
};

/** The words of a kind. */
export const muteWords = (kind: NoticeKind): MuteWords => words[kind] ?? ofReminders;

/** The button below a notice that mutes its kind. */
export const muteButton = (kind: NoticeKind) => ({
  text: { key: muteWords(kind).mute },
  callback: mutePress.mute + kind,
});
