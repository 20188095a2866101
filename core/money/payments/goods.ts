import type { BoughtOffer } from "#contract/promotions.ts";
import type { OutgoingMessage } from "#core/platform/outbox/message.ts";
import type { Transaction } from "#db/models/Transaction.ts";

/** What the payer is told of what has ended because it was taken back. */
export interface Ended {
  /** Values of the message's words. */
  values: Record<string, string | number>;
  buttons: NonNullable<OutgoingMessage["buttons"]>;
}

/** What a transaction has paid for, held until the open database transaction ends. */
export interface HeldGoods {
  /** Nothing of it is there any more. */
  isGone: boolean;
  /** Some of it is used up, so that its money has been earned. */
  isUsedUp: boolean;
  /** Takes it away; nothing where nothing has ended by it. */
  revoke(): Promise<Ended | undefined>;
}

/** What payments sell besides packs of coins. All is done in the open database transaction. */
export interface Goods {
  /**
   * What somebody chose for a listing of theirs, at today's prices; the listing is locked.
   * @throws {RuleError} what keeps them from having it.
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
