import type { BoughtOffer } from "#contract/promotions.ts";
import type { OutgoingMessage } from "#core/platform/outbox/message.ts";
import type { Transaction } from "#db/models/Transaction.ts";

/** The services that have ended because of a refund, for the words to the payer. */
export interface Ended {
  /** Values of the message's words. */
  values: Record<string, string | number>;
  buttons: NonNullable<OutgoingMessage["buttons"]>;
}

/** The goods that a transaction has paid for, locked until the open database transaction ends. */
interface HeldGoods {
  /** Nothing of them is there any more. */
  isGone: boolean;
  /** Some of it is used up, so that its money has been earned. */
  isUsedUp: boolean;
  /** Takes it away; nothing where nothing has ended by it. */
  revoke(): Promise<Ended | undefined>;
}

/** Goods that payments sell besides packs of coins. All is done in the open database transaction. */
export interface Goods {
  /**
   * Returns the chosen offers for a person's own listing, at today's prices; the listing is locked.
   * @throws {RuleError} when the listing can't have them.
   */
  choose(userId: number, listingId: number, ids: readonly number[]): Promise<BoughtOffer[]>;
  /** Whether all of it can be had now. */
  isAvailable(listingId: number | null, offers: readonly BoughtOffer[]): Promise<boolean>;
  /**
   * Gives what was paid, at once. The caller has locked the transaction.
   * @returns what can't be given any more.
   */
  grant(transaction: Transaction, offers: readonly BoughtOffer[]): Promise<BoughtOffer[]>;
  /** Holds what was given. The caller has locked the transaction. */
  hold(transaction: Pick<Transaction, "id" | "listingId">): Promise<HeldGoods>;
}

let load: (() => Promise<Goods>) | undefined;

/** Says what is sold, once, before anything is. */
export function registerGoods(loadGoods: () => Promise<Goods>): void {
  load = loadGoods;
}

/** @throws when it was never said what is sold. */
export function goods(): Promise<Goods> {
  if (!load) throw new Error("It was never said what is sold");
  return load();
}
