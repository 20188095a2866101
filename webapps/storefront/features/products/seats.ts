/** Circles that a card has room for. */
const CIRCLES_MAX = 3;

export interface Seats {
  /** Places that are still free in the group one would come into. */
  free: number;
  circles: number;
  /** Free places that have no circle. */
  more: number;
  /** Nobody is there yet: one would start the group. */
  isNew: boolean;
}

/** The free places of a product's fullest open group, as its card shows them. */
export function seatsOf(group: { participantsToComplete: number; countParticipants: number }): Seats {
  const free = Math.max(0, group.participantsToComplete - group.countParticipants);
  const circles = Math.min(free, CIRCLES_MAX);
  return { free, circles, more: free - circles, isNew: group.countParticipants === 0 };
}
