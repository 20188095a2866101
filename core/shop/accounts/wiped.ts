import { GRACE_DAYS } from "#core/people/deletion/grace.ts";
import { DELETED, type Fate, gone } from "#core/people/deletion/wiped.ts";

/** By their orders, as there is no other way to find them. */
const OWN_REVIEWS = "order_id in (select id from orders where user_id = $id)";

/** What the shop wipes of a person, in this order. */
export const shopWiped: readonly Fate[] = [
  gone("product_favourites"),
  gone("product_interests"),
  gone("product_views"),
  gone("group_shares"),
  gone("group_cards"),
  { table: "reviews", whose: OWN_REVIEWS, becomes: { author_name: `'${DELETED}'` } },
  { table: "referral_payouts", whose: "user_id = $id", becomes: { method: `'${DELETED}'`, note: "null" } },
];

/**
 * What is wiped of the orders of deleted people. One that is to be delivered, or may come back, needs its address, which
 * goes once the order has been over for the grace.
 */
export const wipedOrders: Fate = {
  table: "orders",
  whose: `user_id in (select id from users where deleted_at is not null) and recipient_name <> '${DELETED}'
    and status in ('delivered', 'cancelled', 'refused', 'returned')
    and updated_at <= now() - make_interval(days => ${GRACE_DAYS})`,
  becomes: {
    recipient_name: `'${DELETED}'`,
    // Told apart, so that no two orders seem to be of one person.
    phone_number: "'+0' || lpad(id::text, 9, '0')",
    address: `'${DELETED} ' || id`,
    address_extra: "''",
    city: "''",
    pin: "'0'",
    tracking_number: "null",
    tracking_link: "null",
  },
};
