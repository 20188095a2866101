import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table listings
      -- Raised by every change of what a moderator looks at, so that nobody decides about words they haven't seen.
      add column edition integer not null default 1 check (edition > 0),
      add column is_top_on_moderate boolean not null default false,
      -- When it last came before the moderators.
      add column submitted_at timestamptz,
      -- When a translation is to be tried next; null while none is wanted.
      add column translation_due_at timestamptz,
      add column translation_tries smallint not null default 0 check (translation_tries >= 0);

    update listings set submitted_at = created_at where status = 'pending';
    alter table listings add check (status <> 'pending' or submitted_at is not null);

    drop index listings_pending;
    -- The moderation queue reads "pending, waiting longest first".
    create index listings_pending on listings (submitted_at, id) where status = 'pending';
    -- The job that ends and warns reads "on sale, ending first".
    create index listings_expiry on listings (expires_at) where status = 'active';
    create index listings_translation on listings (translation_due_at) where translation_due_at is not null;

    -- A change of an approved listing that waits for a moderator, or was refused by one: what stays null is unchanged.
    create table listing_revisions (
      listing_id integer primary key references listings on delete cascade,
      status text not null default 'pending' check (status in ('pending', 'rejected')),
      name text check (length(name) between 1 and 300),
      description text check (length(description) <= 2000),
      original_lang text check (original_lang in ('ru', 'uz')),
      category_id integer references categories,
      -- Those of the new category, as [{"parameterId": 1, "value": "…"}].
      parameters jsonb,
      image_ids integer[] check (cardinality(image_ids) between 1 and 10),
      reject_reason text check (reject_reason in
        ('prohibited', 'duplicate', 'category', 'photo', 'misleading', 'spam', 'other')),
      reject_note text,
      submitted_at timestamptz not null default now(),
      check ((status = 'rejected') = (reject_reason is not null)),
      check (num_nonnulls(name, description, category_id, image_ids) > 0),
      check ((category_id is null) = (parameters is null))
    );
    create index listing_revisions_pending on listing_revisions (submitted_at, listing_id) where status = 'pending';
    create index listing_revisions_images on listing_revisions using gin (image_ids);

    -- The one unfinished listing of a person.
    create table drafts (
      user_id integer primary key references users on delete cascade,
      body jsonb not null,
      -- Photos in it, which the sweep of unused ones spares.
      photos text[] not null default '{}',
      updated_at timestamptz not null default now()
    );
    create index drafts_age on drafts (updated_at);
    create index drafts_photos on drafts using gin (photos);

    -- The sweep of unused photos reads the oldest first.
    create index images_age on images (created_at);
    -- Favourites and contacts of one person, newest first.
    create index favourites_newest on favourites (user_id, created_at desc, listing_id desc);
    create index connections_newest on connections (user_id, updated_at desc, id desc);
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index connections_newest, favourites_newest, images_age;
    drop table drafts, listing_revisions;
    drop index listings_translation, listings_expiry, listings_pending;
    create index listings_pending on listings (id) where status = 'pending';
    alter table listings drop column edition, drop column is_top_on_moderate, drop column submitted_at,
      drop column translation_due_at, drop column translation_tries;
  `);
