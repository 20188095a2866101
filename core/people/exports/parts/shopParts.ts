import { type Part, productOf } from "./part.ts";

const movesSql = `(select coalesce(json_agg(json_build_object('status', m.to_status, 'at', iso_time(m.created_at))
  order by m.id), '[]') from order_moves m where m.order_id = o.id)`;

/** A person's activity in the shop. */
export const shopParts: Record<string, Part> = {
  favouriteProducts: {
    keys: { product: productOf("f.product_id"), addedAt: "iso_time(f.created_at)" },
    from: "product_favourites f where f.user_id = $1",
    order: "f.created_at",
  },
  wantedProducts: {
    keys: { product: productOf("i.product_id"), askedAt: "iso_time(i.created_at)" },
    from: "product_interests i where i.user_id = $1",
    order: "i.created_at",
  },
  seenProducts: {
    keys: { product: productOf("v.product_id"), firstSeenAt: "iso_time(v.viewed_at)" },
    from: "product_views v where v.user_id = $1",
    order: "v.viewed_at",
  },
  orders: {
    keys: {
      number: "o.number",
      product: productOf("o.product_id"),
      status: "o.status",
      boughtAs: "o.bought_as",
      quantity: "o.quantity",
      total: "o.total",
      balanceUsed: "o.balance_used",
      recipientName: "o.recipient_name",
      phone: "o.phone_number",
      address: "o.address",
      addressExtra: "o.address_extra",
      city: "o.city",
      state: "o.state",
      pin: "o.pin",
      utmSource: "o.utm_source",
      utmMedium: "o.utm_medium",
      moves: movesSql,
      createdAt: "iso_time(o.created_at)",
    },
    from: "orders o where o.user_id = $1",
    order: "o.id",
  },
  groups: {
    keys: {
      product: productOf("m.product_id"),
      inviteCode: "m.invite_code",
      joinType: "m.join_type",
      joinedAt: "iso_time(m.joined_at)",
      leftAt: "iso_time(m.left_at)",
    },
    from: "group_members m where m.user_id = $1",
    order: "m.id",
  },
  reviews: {
    keys: {
      product: productOf("r.product_id"),
      stars: "r.stars",
      text: "r.answer",
      at: "iso_time(r.created_at)",
    },
    // By their orders, as there is no index of their writers.
    from: "orders o join reviews r on r.order_id = o.id where o.user_id = $1",
    order: "r.id",
  },
};
