import { shorten } from "#contract/cutText.ts";
import { REPORTERS_TO_RAISE } from "#contract/limits.ts";
import type { ModerationItem } from "#contract/moderation.ts";

/** Refusals from which a seller's next listing deserves a second look. */
const OFTEN_REJECTED = 3;

/** Returns the warnings that a moderator should see before the listing itself. */
export function flagsOf({ reports, owner }: Pick<ModerationItem, "reports" | "owner">) {
  return {
    reporters: reports.length,
    isRaised: reports.length >= REPORTERS_TO_RAISE,
    isBanned: owner.isBanned,
    isOftenRejected: owner.rejectedCount >= OFTEN_REJECTED,
  };
}

export type ModerationKey = "approve" | "reject" | "next" | "previous" | "select" | "enlarge" | "help";

/** Letters by their place on the keyboard, so that they work in Cyrillic too. */
const codes: Partial<Record<string, ModerationKey>> = {
  KeyA: "approve",
  KeyR: "reject",
  KeyJ: "next",
  KeyK: "previous",
  ArrowDown: "next",
  ArrowRight: "next",
  ArrowUp: "previous",
  ArrowLeft: "previous",
  Space: "select",
  Enter: "enlarge",
  NumpadEnter: "enlarge",
};

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSABLE = "a, button, input, summary";

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "target">;

/**
 * Returns the meaning of a key to a moderator; undefined while typing, with Ctrl and the like, and where a key presses
 * what has the focus.
 */
export function moderationKey(event: Pressed): ModerationKey | undefined {
  const { key, code, target } = event;
  const element = target instanceof Element ? target : undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || element?.closest(TYPING)) return undefined;
  if (key === "?") return "help";
  const meaning = codes[code];
  const isPress = meaning === "select" || meaning === "enlarge";
  return isPress && element?.closest(PRESSABLE) ? undefined : meaning;
}

const NAMED = 3;
const NAME_LENGTH = 60;

/** The first few names of many listings, long ones cut, and how many more there are. */
export function namesOf(items: readonly Pick<ModerationItem, "product">[]): { names: string; more: number } {
  const names = items.slice(0, NAMED).map(({ product: { name } }) => `«${shorten(name, NAME_LENGTH)}»`);
  return { names: names.join(", "), more: items.length - names.length };
}

/** The listing a moderator goes to from one at `from`, which may be gone; undefined in an empty list. */
export function stepTo<Item>(items: readonly Item[], from: number, step: number): Item | undefined {
  return items[Math.min(Math.max(from + step, 0), items.length - 1)];
}

/** Photos of before and after, each with what becomes of it; `isOrderOnly` when only their order changes. */
export function photoChanges(before: readonly string[], after: readonly string[]) {
  const removed = before.filter((src) => !after.includes(src));
  const added = after.filter((src) => !before.includes(src));
  return {
    before: before.map((src) => ({ src, isChanged: removed.includes(src) })),
    after: after.map((src) => ({ src, isChanged: added.includes(src) })),
    isOrderOnly: removed.length === 0 && added.length === 0,
  };
}
