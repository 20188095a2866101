import { nameOf, type Part } from "#core/people/exports/parts/part.ts";

const listingOf = (id: string) =>
  `(select json_build_object('link', l.link, 'name', l.name) from listings l where l.id = ${id})`;

const photosSql = `(select coalesce(json_agg(i.src order by lp.position), '[]')
  from listing_photos lp join images i on i.id = lp.image_id where lp.listing_id = l.id)`;
const parametersSql = `(select coalesce(json_agg(json_build_object('name', c.name_ru, 'value', lp.value) order by c.id), '[]')
  from listing_parameters lp join category_parameters c on c.id = lp.parameter_id where lp.listing_id = l.id)`;

const KEPT_SEARCH = "id, user_id, query_id, frequency, is_paused, created_at";

/** A person's activity in the classifieds. */
export const marketParts = {
  draft: {
    keys: { body: "d.body", photos: "d.photos", updatedAt: "iso_time(d.updated_at)" },
    from: "drafts d where d.user_id = $1",
  },
  listings: {
    keys: {
      link: "l.link",
      status: "l.status",
      name: "l.name",
      description: "l.description",
      price: "l.price",
      currency: "l.currency",
      isNegotiable: "l.is_negotiable",
      state: "l.state",
      category: "(select name_ru from categories where id = l.category_id)",
      region: "(select name_ru from regions where id = l.region_id)",
      city: "(select name_ru from cities where id = l.city_id)",
      district: "(select name_ru from districts where id = l.district_id)",
      latitude: "l.latitude",
      longitude: "l.longitude",
      phones: "l.phone_numbers",
      contactMethods: "l.contact_methods",
      parameters: parametersSql,
      photos: photosSql,
      createdAt: "iso_time(l.created_at)",
      approvedAt: "iso_time(l.approved_at)",
      expiresAt: "iso_time(l.expires_at)",
    },
    from: "listings l where l.owner_id = $1",
    order: "l.id",
  },
  favourites: {
    keys: { listing: listingOf("f.listing_id"), addedAt: "iso_time(f.created_at)" },
    from: "favourites f where f.user_id = $1",
    order: "f.created_at",
  },
  savedSearches: {
    keys: {
      filters: "q.filters",
      frequency: "s.frequency",
      isPaused: "s.is_paused",
      savedAt: "iso_time(s.created_at)",
      removedAt: "iso_time(s.removed_at)",
    },
    // A removed search can be restored for a day.
    from: `(select *, null::timestamptz as removed_at from (select ${KEPT_SEARCH} from saved_searches) kept
      union all select ${KEPT_SEARCH}, removed_at from removed_searches) s
      join saved_queries q on q.id = s.query_id where s.user_id = $1`,
    order: "s.id",
  },
  contacts: {
    keys: { listing: listingOf("c.listing_id"), kind: "c.kind", at: "iso_time(c.updated_at)" },
    from: "connections c where c.user_id = $1",
    order: "c.id",
  },
  messages: {
    keys: {
      listing: listingOf("c.listing_id"),
      to: nameOf("case m.sender_id when c.seller_id then c.buyer_id else c.seller_id end"),
      text: "m.text",
      place: "m.place",
      isPhoto: "m.photo_file_id is not null",
      at: "iso_time(m.created_at)",
    },
    from: "conversation_messages m join conversations c on c.id = m.conversation_id where m.sender_id = $1",
    order: "m.id",
  },
  offers: {
    keys: {
      listing: listingOf("c.listing_id"),
      price: "o.price",
      currency: "o.currency",
      status: "o.status",
      at: "iso_time(o.created_at)",
    },
    from: `offers o join conversations c on c.id = o.conversation_id
      where (c.seller_id = $1 and o.is_by_seller) or (c.buyer_id = $1 and not o.is_by_seller)`,
    order: "o.id",
  },
  reports: {
    keys: {
      listing: listingOf("r.listing_id"),
      reason: "r.reason",
      note: "r.note",
      at: "iso_time(r.created_at)",
    },
    from: "listing_reports r where r.reporter_id = $1",
    order: "r.id",
  },
} satisfies Record<string, Part>;
