import { oneOf } from "#contract/deepLinkKinds.ts";
import {
  type JoinType,
  joinTypes,
  type OpenKind,
  openKinds,
  type ShareKind,
  shareKinds,
} from "#contract/reportKinds.ts";
import { en } from "#contract/reportWords/en.ts";
import { ru } from "#contract/reportWords/ru.ts";

/** A kind without a name in both languages doesn't compile. */
type Named = `joins.${JoinType}` | `opens.${OpenKind}` | `shares.${ShareKind}`;
export type Words = Record<keyof typeof ru | Named, string>;
export const exportWords: Record<"ru" | "en", Words> = { ru, en };

/** Names of what has one. A campaign's word is none of these, though it be written like another of our keys. */
const named = { joins: joinTypes, opens: openKinds, shares: shareKinds } as const;

/** The name of something that is counted, such as of `joins` and `Created`; what has none is named as something else, a campaign as it is. */
export function nameOf(words: Words, section: keyof typeof named, what: string): string {
  const known = oneOf<string>(named[section], what);
  if (known !== undefined) return words[`${section}.${known}` as keyof Words];
  return section === "joins" ? what : words[`${section}.other`].replace("{{kind}}", () => what);
}
