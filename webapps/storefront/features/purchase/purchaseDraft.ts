import type { Unanswered } from "#webapps/shared/client/sendOnce.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { keptList } from "#webapps/shared/storage/keptList.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { emptyPurchase, type PurchaseBody, type PurchaseValues, type TextField } from "./purchaseForm.ts";

const GUEST = "";

/** One may buy an item alone beside one in a group: neither is the other sent again. */
type Intention = "alone" | "group";

/** An unfinished order of a product, and what of it was sent without an answer. */
interface Kept {
  link: string;
  /** The person who wrote it; a stranger's goes on with the account they sign in to. */
  owner: string;
  values: PurchaseValues;
  /** Fields somebody has written in. */
  touched: TextField[];
  unanswered?: { [Name in Intention]?: Unanswered<PurchaseBody> | undefined };
}

function owner(): string {
  const { user } = getTelegram();
  if (user) return `telegram ${user.id}`;
  const id = ownerOf(readAccessToken());
  return id === null ? GUEST : `user ${id}`;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { link, owner: whose, values, touched } = value as Partial<Kept>;
  return (
    typeof link === "string" &&
    typeof whose === "string" &&
    typeof values === "object" &&
    Array.isArray(touched)
  );
}

const drafts = keptList("draft-purchase", isKept);
const isMine = (kept: Kept) => kept.owner === GUEST || kept.owner === owner();
const find = (link: string) => drafts.read().find((kept) => kept.link === link && isMine(kept));

function keep(link: string, change: Partial<Kept>) {
  const before = find(link) ?? { link, values: emptyPurchase, touched: [] };
  const others = drafts.read().filter((kept) => kept.link !== link);
  drafts.write([{ ...before, ...change, owner: owner() }, ...others]);
}

/** The unfinished order of a product; undefined where there is none of this person's. */
export function readPurchaseDraft(
  link: string,
): { values: PurchaseValues; touched: ReadonlySet<TextField> } | undefined {
  const kept = find(link);
  return kept && { values: { ...emptyPurchase, ...kept.values }, touched: new Set(kept.touched) };
}

/** Keeps what has been typed for a product until it is ordered. */
export function keepPurchaseDraft(link: string, values: PurchaseValues, touched: ReadonlySet<TextField>) {
  keep(link, { values, touched: [...touched] });
}

/** Forgets it, once it is ordered. */
export function dropPurchaseDraft(link: string) {
  drafts.write(drafts.read().filter((kept) => kept.link !== link));
}

/** Orders of a product that were sent without an answer, in the shape that `sendOnce` remembers by; a reload keeps them. */
export const unansweredPurchase = (
  link: string,
  intention: Intention,
): { current: Unanswered<PurchaseBody> | undefined } => ({
  get current() {
    return find(link)?.unanswered?.[intention];
  },
  set current(unanswered) {
    const others = find(link)?.unanswered;
    if (unanswered || others?.[intention]) keep(link, { unanswered: { ...others, [intention]: unanswered } });
  },
});
