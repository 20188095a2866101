import { nameOf, type Part } from "#core/people/exports/parts/part.ts";

/** The line of rewards in a person's profile. */
export const referralPaiseSql = "coalesce((select balance_paise from wallets where user_id = u.id), 0)";

const productOf = (id: string) =>
  `(select json_build_object('link', p.link, 'title', p.title_en) from products p where p.id = ${id})`;

const movesSql = `(select coalesce(json_agg(json_build_object('status', m.to_status, 'at', iso_time(m.created_at))
  order by m.id), '[]') from order_moves m where m.order_id = o.id)`;

/** A person's activity in the shop, and their rewards. */
export const shopParts = {
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
      carrier: "o.carrier",
      trackingNumber: "o.tracking_number",
      trackingLink: "o.tracking_link",
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
  referralMoney: {
    keys: { kind: "w.kind", paise: "w.amount_paise", at: "iso_time(w.created_at)" },
    from: "wallet_entries w where w.user_id = $1",
    order: "w.id",
  },
  referralRewards: {
    keys: {
      forWhom: nameOf("o.user_id"),
      paise: "r.amount_paise",
      state: "r.state",
      at: "iso_time(r.created_at)",
    },
    from: "referral_rewards r join orders o on o.id = r.order_id where r.referer_id = $1",
    order: "r.id",
  },
  referralPayouts: {
    keys: { paise: "p.amount_paise", method: "p.method", at: "iso_time(p.created_at)" },
    from: "referral_payouts p where p.user_id = $1",
    order: "p.id",
  },
} satisfies Record<string, Part>;
