import { timeSql } from "../timeSql.ts";

const listingOf = (id: string) =>
  `(select json_build_object('link', l.link, 'name', l.name) from listings l where l.id = ${id})`;
const productOf = (id: string) =>
  `(select json_build_object('link', p.link, 'title', p.title_en) from products p where p.id = ${id})`;
/** Of other people nothing is told but this. */
const nameOf = (id: string) => `(select first_name from users where id = ${id})`;

const photosSql = `(select coalesce(json_agg(i.src order by lp.position), '[]')
  from listing_photos lp join images i on i.id = lp.image_id where lp.listing_id = l.id)`;
const parametersSql = `(select coalesce(json_agg(json_build_object('name', c.name_ru, 'value', lp.value) order by c.id), '[]')
  from listing_parameters lp join category_parameters c on c.id = lp.parameter_id where lp.listing_id = l.id)`;
const movesSql = `(select coalesce(json_agg(json_build_object('status', m.to_status, 'at', ${timeSql("m.created_at")})
  order by m.id), '[]') from order_moves m where m.order_id = o.id)`;

/** The rows that are a person's (`$1`), each as an object of these keys; see docs/data-export.md. */
interface Part {
  keys: Record<string, string>;
  from: string;
  order: string;
}

/** What there is one of. */
export const single: Record<string, Omit<Part, "order">> = {
  profile: {
    keys: {
      ...{ id: "u.id", telegramId: "u.telegram_id", username: "u.username", firstName: "u.first_name" },
      ...{
        lastName: "u.last_name",
        photoUrl: "u.photo_url",
        language: "u.language",
        phone: "u.phone_number",
      },
      phoneVerifiedAt: timeSql("u.phone_verified_at"),
      ...{ isUsernameShown: "u.is_username_shown", isAdmin: "u.is_admin", broughtBy: nameOf("u.referer_id") },
      ...{ botStartedAt: timeSql("u.bot_started_at"), botStoppedAt: timeSql("u.bot_stopped_at") },
      ...{
        noticesStoppedAt: timeSql("u.notices_stopped_at"),
        deletionAskedAt: timeSql("u.deletion_asked_at"),
      },
      coins: "coalesce((select balance from ledger_accounts where user_id = u.id), 0)",
      referralPaise: "coalesce((select balance_paise from wallets where user_id = u.id), 0)",
      createdAt: timeSql("u.created_at"),
    },
    from: "users u where u.id = $1",
  },
  delivery: {
    keys: {
      ...{ recipientName: "d.recipient_name", phone: "d.phone_number", address: "d.address" },
      ...{ addressExtra: "d.address_extra", city: "d.city", state: "d.state", pin: "d.pin" },
      payoutMethod: "d.payout_method",
    },
    from: "delivery_profiles d where d.user_id = $1",
  },
  draft: {
    keys: { body: "d.body", photos: "d.photos", updatedAt: timeSql("d.updated_at") },
    from: "drafts d where d.user_id = $1",
  },
};

/** What there may be many of. */
export const lists: Record<string, Part> = {
  listings: {
    keys: {
      ...{ link: "l.link", status: "l.status", name: "l.name", description: "l.description" },
      ...{ price: "l.price", currency: "l.currency", isNegotiable: "l.is_negotiable", state: "l.state" },
      category: "(select name_ru from categories where id = l.category_id)",
      region: "(select name_ru from regions where id = l.region_id)",
      city: "(select name_ru from cities where id = l.city_id)",
      district: "(select name_ru from districts where id = l.district_id)",
      ...{ latitude: "l.latitude", longitude: "l.longitude", phones: "l.phone_numbers" },
      ...{ contactMethods: "l.contact_methods", parameters: parametersSql, photos: photosSql },
      ...{
        createdAt: timeSql("l.created_at"),
        approvedAt: timeSql("l.approved_at"),
        expiresAt: timeSql("l.expires_at"),
      },
    },
    from: "listings l where l.owner_id = $1",
    order: "l.id",
  },
  favourites: {
    keys: { listing: listingOf("f.listing_id"), addedAt: timeSql("f.created_at") },
    from: "favourites f where f.user_id = $1",
    order: "f.created_at",
  },
  savedSearches: {
    keys: {
      filters: "q.filters",
      frequency: "s.frequency",
      isPaused: "s.is_paused",
      savedAt: timeSql("s.created_at"),
    },
    from: "saved_searches s join saved_queries q on q.id = s.query_id where s.user_id = $1",
    order: "s.id",
  },
  favouriteProducts: {
    keys: { product: productOf("f.product_id"), addedAt: timeSql("f.created_at") },
    from: "product_favourites f where f.user_id = $1",
    order: "f.created_at",
  },
  wantedProducts: {
    keys: { product: productOf("i.product_id"), askedAt: timeSql("i.created_at") },
    from: "product_interests i where i.user_id = $1",
    order: "i.created_at",
  },
  seenProducts: {
    keys: { product: productOf("v.product_id"), firstSeenAt: timeSql("v.viewed_at") },
    from: "product_views v where v.user_id = $1",
    order: "v.viewed_at",
  },
  contacts: {
    keys: { listing: listingOf("c.listing_id"), kind: "c.kind", at: timeSql("c.updated_at") },
    from: "connections c where c.user_id = $1",
    order: "c.id",
  },
  messages: {
    keys: {
      listing: listingOf("c.listing_id"),
      to: nameOf("case m.sender_id when c.seller_id then c.buyer_id else c.seller_id end"),
      ...{
        text: "m.text",
        place: "m.place",
        isPhoto: "m.photo_file_id is not null",
        at: timeSql("m.created_at"),
      },
    },
    from: "conversation_messages m join conversations c on c.id = m.conversation_id where m.sender_id = $1",
    order: "m.id",
  },
  offers: {
    keys: {
      listing: listingOf("c.listing_id"),
      ...{ price: "o.price", currency: "o.currency", status: "o.status", at: timeSql("o.created_at") },
    },
    from: `offers o join conversations c on c.id = o.conversation_id
      where $1 = case when o.is_by_seller then c.seller_id else c.buyer_id end`,
    order: "o.id",
  },
  reports: {
    keys: {
      listing: listingOf("r.listing_id"),
      ...{ reason: "r.reason", note: "r.note", at: timeSql("r.created_at") },
    },
    from: "listing_reports r where r.reporter_id = $1",
    order: "r.id",
  },
  blocks: {
    keys: { whom: nameOf("b.blocked_id"), reason: "b.reason", note: "b.note", at: timeSql("b.created_at") },
    from: "blocks b where b.blocker_id = $1",
    order: "b.created_at",
  },
  orders: {
    keys: {
      ...{
        number: "o.number",
        product: productOf("o.product_id"),
        status: "o.status",
        boughtAs: "o.bought_as",
      },
      ...{ quantity: "o.quantity", total: "o.total", balanceUsed: "o.balance_used" },
      ...{ recipientName: "o.recipient_name", phone: "o.phone_number", address: "o.address" },
      ...{ addressExtra: "o.address_extra", city: "o.city", state: "o.state", pin: "o.pin" },
      ...{
        utmSource: "o.utm_source",
        utmMedium: "o.utm_medium",
        moves: movesSql,
        createdAt: timeSql("o.created_at"),
      },
    },
    from: "orders o where o.user_id = $1",
    order: "o.id",
  },
  groups: {
    keys: {
      ...{ product: productOf("m.product_id"), inviteCode: "m.invite_code", joinType: "m.join_type" },
      ...{ joinedAt: timeSql("m.joined_at"), leftAt: timeSql("m.left_at") },
    },
    from: "group_members m where m.user_id = $1",
    order: "m.id",
  },
  reviews: {
    keys: {
      ...{
        product: productOf("r.product_id"),
        stars: "r.stars",
        text: "r.answer",
        at: timeSql("r.created_at"),
      },
    },
    from: "reviews r where r.user_id = $1",
    order: "r.id",
  },
  payments: {
    keys: {
      ...{ id: "t.id", method: "t.method", status: "t.status", coins: "t.coins", stars: "t.stars" },
      listing: listingOf("t.listing_id"),
      ...{ createdAt: timeSql("t.created_at"), paidAt: timeSql("t.paid_at") },
    },
    from: "transactions t where t.user_id = $1",
    order: "t.id",
  },
  coins: {
    keys: { kind: "m.kind", amount: "e.amount", payment: "m.transaction_id", at: timeSql("m.created_at") },
    from: `ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_movements m on m.id = e.movement_id where a.user_id = $1`,
    order: "m.id",
  },
  referralMoney: {
    keys: { kind: "w.kind", paise: "w.amount_paise", at: timeSql("w.created_at") },
    from: "wallet_entries w where w.user_id = $1",
    order: "w.id",
  },
  referralRewards: {
    keys: {
      ...{
        forWhom: nameOf("o.user_id"),
        paise: "r.amount_paise",
        state: "r.state",
        at: timeSql("r.created_at"),
      },
    },
    from: "referral_rewards r join orders o on o.id = r.order_id where r.referer_id = $1",
    order: "r.id",
  },
  referralPayouts: {
    keys: { paise: "p.amount_paise", method: "p.method", at: timeSql("p.created_at") },
    from: "referral_payouts p where p.user_id = $1",
    order: "p.id",
  },
  muted: {
    keys: { kind: "m.kind", since: timeSql("m.created_at") },
    from: "reminder_mutes m where m.user_id = $1",
    order: "m.kind",
  },
  searches: {
    keys: { query: "s.query", at: timeSql("s.created_at") },
    from: "searches s where s.user_id = $1",
    order: "s.created_at, s.id",
  },
  events: {
    keys: {
      name: "e.name",
      app: "e.app",
      count: "e.count",
      firstAt: timeSql("e.first"),
      lastAt: timeSql("e.last"),
    },
    from: `(
      select name, app, count(*) as count, min(created_at) as first, max(created_at) as last
      from (select name, app, created_at from events where user_id = $1
        union all select 'app_open', app, created_at from app_opens where user_id = $1
        union all select 'category_click', 'classifieds', created_at from category_clicks where user_id = $1
        union all select 'share', app, created_at from shares where user_id = $1) all_of_them
      group by name, app) e where true`,
    order: "e.name, e.app",
  },
};
