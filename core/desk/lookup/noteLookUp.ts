import { noteOnce } from "#core/platform/audit/noteOnce.ts";
import type { Found } from "./lookUp.ts";

/** Writes down, as `noteOnce` does, whom and what an admin's search has shown: not the words, which may be a phone. */
export function noteFound(adminId: number, { people, listings, orders, transactions }: Found): Promise<void> {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).join(" ");
  return noteOnce({
    actorId: adminId,
    action: "market.find",
    subjectType: "market",
    subjectId: "search",
    details: {
      people: idsOf(people),
      listings: idsOf(listings),
      orders: idsOf(orders),
      transactions: idsOf(transactions),
    },
  });
}

/** Writes down, as `noteOnce` does, that an admin looks at a person's card or listings. */
export const notePerson = (adminId: number, userId: number): Promise<void> =>
  noteOnce({ actorId: adminId, action: "user.look", subjectType: "user", subjectId: userId });
