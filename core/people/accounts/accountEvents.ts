import { domainEvent } from "#core/platform/domainEvents/domainEvent.ts";

/** Two accounts of one person, of which the old becomes part of the new. */
export interface Merging {
  oldId: number;
  newId: number;
}

/** Two accounts are about to become one: listeners lock what comes before people, in the order that others do. */
export const accountsMerging = domainEvent<Merging>("accounts merging");

/** Two accounts are one: listeners make what the old one has the new one's. The people of both are locked. */
export const accountsMerged = domainEvent<Merging>("accounts merged");

/** An account's deletion begins, or is carried out: listeners take down what it shows. The person is locked. */
export const accountClosing = domainEvent<{ userId: number }>("account closing");

/** Accounts have been wiped, or none: listeners wipe what of earlier ones was still needed and isn't any more. */
export const accountsWiped = domainEvent<{ accounts: number }>("accounts wiped");
