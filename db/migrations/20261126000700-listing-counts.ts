import type { Migration } from "../migration.ts";

const leaf = "region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos";

/**
 * Notes down by how much each kind of visible listings grew or shrank; what stayed as it was leaves nothing. It only adds
 * rows, so writers don't wait for each other.
 */
const note = (rows: string) => `
      insert into public.listing_count_deltas (${leaf}, change)
      select ${leaf}, sum(change) from (${rows}) changed group by ${leaf} having sum(change) <> 0`;

const came = `select 1 as change, ${leaf} from came where visible`;
const went = `select -1 as change, ${leaf} from went where visible`;

/** Counters of visible listings at every level of places and categories. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- Visible listings by place, category, state and photos, at every level of both.
    create table listing_counts (
      -- 0 the country, 1 a region, 2 a city, 3 a district. The country's id is 0, and so is that of all categories.
      place_level smallint not null check (place_level between 0 and 3),
      place_id integer not null,
      category_id integer not null,
      state text not null,
      has_photos boolean not null,
      total integer not null,
      primary key (place_level, place_id, category_id, state, has_photos)
    ) with (fillfactor = 50);

    -- What has changed and isn't in listing_counts yet: totals are both together.
    create table listing_count_deltas (
      id bigint generated always as identity primary key,
      region_id integer not null,
      city_id integer,
      district_id integer,
      category_1 integer not null,
      category_2 integer,
      category_3 integer,
      state text not null,
      has_photos boolean not null,
      change integer not null
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

    -- Moves up to so many changes into the counters and says how many; one statement, so both stay right together.
    create function fold_listing_counts(most integer) returns integer language sql as $$
      with folded as (
        delete from public.listing_count_deltas where id in (
          select id from public.listing_count_deltas order by id limit most for update skip locked
        ) returning *
      ), leaves as (
        select ${leaf}, sum(change) as change from folded group by ${leaf} having sum(change) <> 0
      ), kept as (
        insert into public.listing_counts as known (place_level, place_id, category_id, state, has_photos, total)
        select place.level, place.id, category.id, state, has_photos, sum(change)
        from leaves
        cross join lateral (values (0, 0), (1, region_id), (2, city_id), (3, district_id)) place(level, id)
        cross join lateral (values (0), (category_1), (category_2), (category_3)) category(id)
        where place.id is not null and category.id is not null
        group by 1, 2, 3, 4, 5
        having sum(change) <> 0
        -- All who fold take the same rows in the same order.
        order by 1, 2, 3, 4, 5
        on conflict (place_level, place_id, category_id, state, has_photos)
          do update set total = known.total + excluded.total
      )
      select count(*)::integer from folded
    $$;

    create function note_listings_insert() returns trigger language plpgsql as $$
    begin
      ${note(came)};
      return null;
    end $$;

    create function note_listings_update() returns trigger language plpgsql as $$
    begin
      ${note(`${came} union all ${went}`)};
      return null;
    end $$;

    create function note_listings_delete() returns trigger language plpgsql as $$
    begin
      ${note(went)};
      return null;
    end $$;

    create function note_listings_truncate() returns trigger language plpgsql as $$
    begin
      truncate public.listing_counts, public.listing_count_deltas;
      return null;
    end $$;

    create trigger listings_insert_counted after insert on listings referencing new table as came
    for each statement execute function note_listings_insert();
    create trigger listings_update_counted after update on listings referencing old table as went new table as came
    for each statement execute function note_listings_update();
    create trigger listings_delete_counted after delete on listings referencing old table as went
    for each statement execute function note_listings_delete();
    create trigger listings_truncate_counted after truncate on listings 
    for each statement execute function note_listings_truncate();
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop table listing_count_deltas, listing_counts;
    drop function fold_listing_counts, note_listings_insert, note_listings_update, note_listings_delete,
      note_listings_truncate cascade;
  `);
