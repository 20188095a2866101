import { ownTab } from "#webapps/shared/storage/own.ts";

const KEY = "moderation-mark";

/** The listing a moderator is at, by its id, and its place in the list, counted from 0, for when it is gone. */
export interface Mark {
  id: number;
  index: number;
}

/** The mark left at this entry of the history; none on another visit. */
export function readMark(entry: string): Mark | undefined {
  try {
    const kept: unknown = JSON.parse(ownTab.get(KEY) ?? "null");
    if (!Array.isArray(kept) || kept[0] !== entry) return undefined;
    const [id, index] = [Number(kept[1]), Number(kept[2])];
    return Number.isInteger(id) && Number.isInteger(index) ? { id, index } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the mark for the way back to this entry of the history. */
export function keepMark(entry: string, { id, index }: Mark) {
  ownTab.set(KEY, JSON.stringify([entry, id, index]));
}
