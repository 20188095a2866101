import { type NoticeKind, noticeKinds } from "#contract/notices.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { oneOf, press } from "#core/platform/telegram/press.ts";

/** Presses below a notice, about its kind. */
export const mutePress = {
  mute: press("reminder:mute", oneOf(noticeKinds)),
  unmute: press("reminder:unmute", oneOf(noticeKinds)),
};

/** Fluent keys of what stands around a kind's muting: the two buttons, and what is said when one was pressed. */
interface MuteWords {
  mute: KeyWith;
  unmute: KeyWith;
  muted: KeyWith;
  unmuted: KeyWith;
}

const ofReminders: MuteWords = {
  mute: "button-mute-reminder",
  unmute: "button-unmute-reminder",
  muted: "reminder-muted",
  unmuted: "reminder-unmuted",
};
const ofNotices = {
  unmute: "button-unmute-notice",
  muted: "notice-muted",
  unmuted: "notice-unmuted",
} as const;

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
  callback: mutePress.mute.pack(kind),
});
