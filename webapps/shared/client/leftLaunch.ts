import { tab } from "#webapps/shared/storage/storage.ts";

const KEY = "bozor-left-launch";

const nameOf = (rawInitData: string) => new URLSearchParams(rawInitData).get("hash") ?? rawInitData;

/** Notes that whoever was signed in by this launch data has left, or with null that they are back. */
export function noteLeft(rawInitData: string | null) {
  tab.set(KEY, rawInitData === null ? null : nameOf(rawInitData));
}

/** Whether who was signed in by this very launch data has left: only another launch signs in by itself then. */
export const hasLeft = (rawInitData: string): boolean =>
  rawInitData !== "" && tab.get(KEY) === nameOf(rawInitData);
