import { VIP_PLACES } from "#contract/limits.ts";

/** A running VIP promotion's place: 1 and one more for each listing in the ring that paid later. `p` is its row. */
export const vipPlaceSql = `(
  select 1 + count(*)::integer from promotions later
  where later.type = 'Vip' and later.ended_at is null and (later.paid_at, later.id) > (p.paid_at, p.id))`;

/** Places that a VIP promotion has ahead at its own, which counts; none without one. */
export const vipPlacesLeft = (place = VIP_PLACES + 1) => Math.max(0, VIP_PLACES + 1 - place);
