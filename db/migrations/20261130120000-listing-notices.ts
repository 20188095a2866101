import type { Migration } from "../migration.ts";

/** What people are told of listings: their own that may be sold, and those they keep. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table favourites
      -- The price its person last knew: of when they kept it, or the one they were last told.
      add known_price bigint,
      add known_currency text check (known_currency in ('UZS', 'UYE')),
      -- When they were last told of a price.
      add price_told_at timestamptz,
      -- When they were told that it is off sale.
      add gone_told_at timestamptz,
      -- They want to hear nothing of it.
      add is_hushed boolean not null default false,
      add check ((known_price is null) = (known_currency is null));
    update favourites f set known_price = l.price, known_currency = l.currency
    from listings l where l.id = f.listing_id;
    -- Those who keep a listing are gone through by id.
    drop index favourites_listing;
    create index favourites_listing on favourites (listing_id, user_id);

    -- What has happened to listings that people keep, until all of them have been looked at.
    create table listing_changes (
      id bigint generated always as identity primary key,
      listing_id integer not null references listings on delete cascade,
      kind text not null check (kind in ('price', 'gone')),
      -- Before the change.
      old_price bigint not null,
      old_currency text not null,
      -- People up to this id have been looked at.
      after_user_id integer not null default 0,
      created_at timestamptz not null default now()
    );
    create index listing_changes_listing on listing_changes (listing_id);

    create table listing_notices (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('StillSelling', 'PriceDrop', 'ListingGone')),
      user_id integer not null references users on delete cascade,
      listing_id integer not null references listings on delete cascade,
      state text not null default 'queued' check (state in ('queued', 'told', 'over')),
      -- The notice in whose message it is told: its own, or that of several.
      told_with_id integer,
      -- Of PriceDrop: what its person knew before.
      known_price bigint,
      known_currency text,
      -- Of StillSelling: on which day of which life of the listing its owner is asked, and when they said yes.
      day smallint,
      life_ends_at timestamptz,
      answered_at timestamptz,
      created_at timestamptz not null default now(),
      check ((kind = 'PriceDrop') = (known_price is not null)),
      check ((known_price is null) = (known_currency is null)),
      check ((kind = 'StillSelling') = (day is not null)),
      check ((day is null) = (life_ends_at is null)),
      check ((state = 'told') = (told_with_id is not null))
    );
    -- Of a listing that changes twice somebody is told once.
    create unique index listing_notices_queued on listing_notices (user_id, kind, listing_id)
      where state = 'queued' and kind <> 'StillSelling';
    -- Each question is asked once.
    create unique index listing_notices_asked on listing_notices (listing_id, life_ends_at, day)
      where kind = 'StillSelling';
    create index listing_notices_user on listing_notices (user_id, kind, state);
    create index listing_notices_listing on listing_notices (listing_id);
    create index listing_notices_told on listing_notices (told_with_id) where told_with_id is not null;
    create index listing_notices_age on listing_notices (created_at);
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop table listing_notices, listing_changes;
    drop index favourites_listing;
    create index favourites_listing on favourites (listing_id);
    alter table favourites drop is_hushed, drop gone_told_at, drop price_told_at, drop known_currency,
      drop known_price;
  `);
