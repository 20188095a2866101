import type { Migration } from "../migration.ts";

/** Characters that belong to the letter before them: accents, vowels of Hindi, colours of skin, and joined ones. */
const REST =
  "[\\u0300-\\u036f\\u0483-\\u0489\\u0900-\\u0903\\u093a-\\u093c\\u093e-\\u094c\\u094e\\u094f\\u0951-\\u0957\\u0962\\u0963\\ufe00-\\ufe0f\\U0001f3fb-\\U0001f3ff]|\\u094d[\\u0915-\\u0939]?|\\u200d.";

const values = `
  -- A time as ISO 8601 text in UTC; null stays null.
  create function iso_time(moment timestamptz) returns text language sql stable parallel safe as $$
    select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  $$;

  create function milliseconds_of(moment timestamptz) returns bigint language sql stable parallel safe as $$
    select floor(extract(epoch from moment) * 1000)::bigint
  $$;

  create function seconds_until(moment timestamptz) returns integer language sql stable parallel safe as $$
    select ceil(extract(epoch from moment - now()))::integer
  $$;

  -- Whole minutes that are left.
  create function minutes_until(moment timestamptz) returns integer language sql stable parallel safe as $$
    select floor(extract(epoch from moment - now()) / 60)::integer
  $$;

  -- Days that are left, a begun one too.
  create function days_until(moment timestamptz) returns integer language sql stable parallel safe as $$
    select ceil(extract(epoch from moment - now()) / 86400)::integer
  $$;

  -- The status, as it is now, of what is open until a moment: a job closes it a little later.
  create function status_now(status text, ends_at timestamptz) returns text language sql stable parallel safe as $$
    select case when status = 'open' and ends_at <= now() then 'expired' else status end
  $$;

  -- The day of a moment, by the clocks of a time zone.
  create function day_in(moment timestamptz, zone text) returns date language sql immutable parallel safe as $$
    select (moment at time zone zone)::date
  $$;

  -- The first letter of a name, whole as eyes see it (lettersOf of the contract); '' where there is none.
  create function initial_of(name text) returns text language sql immutable parallel safe as $$
    select coalesce(substring(name from '^(?:[\\U0001f1e6-\\U0001f1ff]{2}|.(?:${REST})*)'), '')
  $$;

  -- Plain text as safe HTML with line breaks.
  create function html_of(words text) returns text language sql immutable parallel safe as $$
    select regexp_replace(replace(replace(replace(replace(replace(words,
      '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;'), '\\r\\n|\\r|\\n', '<br>', 'g')
  $$;`;

const people = `
  -- Whether the bot may write to a person and they may do what it offers.
  create function is_reachable(u users) returns boolean language sql immutable parallel safe as $$
    select u.telegram_id is not null and u.bot_started_at is not null and u.bot_stopped_at is null and u.banned_at is null
  $$;

  -- Whether the bot would write to a person, had they not stopped it.
  create function wants_news(u users) returns boolean language sql immutable parallel safe as $$
    select u.telegram_id is not null and u.bot_started_at is not null and u.banned_at is null
  $$;

  -- Whether a person hears only answers to what they do themselves, codes and money.
  create function is_quiet(u users) returns boolean language sql immutable parallel safe as $$
    select u.notices_stopped_at is not null or u.deletion_asked_at is not null
  $$;`;

const market = `
  -- Whether anybody may open a listing: it is on sale, or once was.
  create function is_open_to_all(l listings) returns boolean language sql immutable parallel safe as $$
    select l.status in ('active', 'closed', 'expired') and l.approved_at is not null
  $$;

  -- Whether a listing counts among its owner's own, in whatever tab; drafts don't.
  create function is_submitted(l listings) returns boolean language sql immutable parallel safe as $$
    select l.status in ('active', 'pending', 'rejected', 'removed', 'closed', 'expired')
  $$;

  -- Whether a listing has left the market, for whatever reason.
  create function is_off_sale(l listings) returns boolean language sql immutable parallel safe as $$
    select l.status in ('closed', 'expired', 'removed')
  $$;

  -- Whether moderators let a listing through; null while they haven't decided.
  create function is_moderated(l listings) returns boolean language sql immutable parallel safe as $$
    select case
      when l.status in ('draft', 'pending') then null
      when l.status in ('rejected', 'removed') then false
      when l.rank_at > 0 then true end
  $$;

  -- Whether a listing on sale is kept for somebody just now.
  create function is_reserved(l listings) returns boolean language sql stable parallel safe as $$
    select coalesce(l.visible and l.reserved_until > now(), false)
  $$;

  -- Whether a listing costs at least 3 % less than a known price, so that it is worth telling. Prices in two currencies are
  -- compared in sum, by the rate of a unit. What is free to bargain over (0) is neither cheap nor dear.
  create function is_cheaper(l listings, price bigint, currency text, rate double precision) returns boolean
  language sql immutable parallel safe as $$
    select l.price > 0 and price > 0 and case when l.currency = currency then l.price * 100.0 <= price * 97.0
      else l.price_sum * 100.0 <= price * 97.0 * case currency when 'UYE' then rate else 1 end end
  $$;`;

const money = `
  -- Whether Telegram may be taking the Stars of an order right now, or has taken them and not told yet.
  create function is_taking(t transactions) returns boolean language sql immutable parallel safe as $$
    select t.status = 'Created' and t.checked_at is not null
  $$;

  -- The coins of a payment for a transaction.
  create function coins_of(p provider_payments, t transactions) returns integer language sql immutable parallel safe as $$
    select case p.provider when 'stars' then t.coins else round(p.amount / 10000.0)::integer end
  $$;`;

const shop = `
  -- The title of a product for somebody who reads a language: Hindi where it is written, else English.
  create function title_in(p products, language text) returns text language sql immutable parallel safe as $$
    select case when language = 'hi' then coalesce(p.title_hi, p.title_en) else p.title_en end
  $$;

  create function ratings_of(n product_counts) returns integer language sql immutable parallel safe as $$
    select n.stars_1 + n.stars_2 + n.stars_3 + n.stars_4 + n.stars_5
  $$;

  -- Mean of the stars of a product, to one decimal; 0 without any.
  create function average_stars(n product_counts) returns numeric language sql immutable parallel safe as $$
    select coalesce(round((n.stars_1 + 2 * n.stars_2 + 3 * n.stars_3 + 4 * n.stars_4 + 5 * n.stars_5)::numeric
      / nullif(n.stars_1 + n.stars_2 + n.stars_3 + n.stars_4 + n.stars_5, 0), 1), 0)
  $$;

  create function is_open(g groups) returns boolean language sql stable parallel safe as $$
    select g.status = 'open' and g.ends_at > now()
  $$;

  -- Whether somebody joined a group from one moment to before another, and was still there then.
  create function has_joined(m group_members, starts timestamptz, ends timestamptz) returns boolean
  language sql immutable parallel safe as $$
    select m.joined_at >= starts and m.joined_at < ends and (m.left_at is null or m.left_at >= ends)
  $$;

  -- Where an order goes to.
  create function delivery_of(o orders) returns json language sql stable parallel safe as $$
    select json_build_object('recipientName', o.recipient_name, 'phoneNumber', o.phone_number,
      'address', o.address, 'addressExtra', o.address_extra, 'city', o.city, 'state', o.state, 'pin', o.pin)
  $$;`;

/**
 * What many queries say of a value or of a row of a table. PostgreSQL puts such a function's text in its place, so that an
 * index serves it: it is one expression without sub-selects, neither strict nor less stable than it says. A row of an outer
 * query, asked of in a sub-select, is carried there whole.
 */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query([values, people, market, money, shop].join(""));

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop function iso_time, milliseconds_of, seconds_until, minutes_until, days_until, status_now, day_in, initial_of,
      html_of, is_reachable, wants_news, is_quiet, is_open_to_all, is_submitted, is_off_sale, is_moderated,
      is_reserved, is_cheaper, is_taking, coins_of, title_in, ratings_of, average_stars, is_open, has_joined,
      delivery_of;
  `);
