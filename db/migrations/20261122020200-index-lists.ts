import type { Migration } from "../migration.ts";

const places = ["region", "city", "district"];
const levels = [1, 2, 3];
/** What other filters look at: with it in the index a narrower list skips rows without fetching them. */
const filters = "region_id, city_id, district_id, state, has_photos";
/** What the listings of a category are counted by. */
const below: Record<number, string> = { 1: "category_2", 2: "category_3" };
// Upper categories have no lower level: of those the index needs no entry.
const isOfLevel = (level: number) => `visible and category_${level} is not null`;

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index listings_by_price, ${levels.map((level) => `listings_by_category_${level}`).join(", ")};

    create index listings_by_price on listings (price_sum, id) include (state, has_photos) where visible;
    ${places
      .map(
        (place) => `create index listings_by_${place}_and_price on listings (${place}_id, price_sum, id)
          include (state, has_photos, category_1) where visible;`,
      )
      .join("\n")}
    ${levels
      .map(
        (level) => `
          create index listings_by_category_${level} on listings (category_${level}, rank_at desc, id desc)
            include (${filters}, price_sum) where ${isOfLevel(level)};
          create index listings_by_category_${level}_and_price on listings (category_${level}, price_sum, id)
            include (${[filters, below[level]].filter(Boolean).join(", ")}) where ${isOfLevel(level)};`,
      )
      .join("\n")}

    -- Lists read indexes alone where vacuum has passed by; a fifth of a large table would be too long to wait for.
    alter table listings set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05,
      autovacuum_analyze_scale_factor = 0.02);

    -- Filters by a parameter: options and switches as they are kept, free texts in their normal form.
    create index listing_parameters_value on listing_parameters (parameter_id, value, listing_id);
    create index listing_parameters_words
      on listing_parameters (parameter_id, public.search_normal(value), listing_id);
    -- How usual an option is depends on its parameter.
    create statistics listing_parameters_values (mcv) on parameter_id, value from listing_parameters;
    alter statistics listing_parameters_values set statistics 500;
    analyze listing_parameters;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table listings reset (autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor,
      autovacuum_analyze_scale_factor);
    drop statistics listing_parameters_values;
    drop index listing_parameters_words, listing_parameters_value, listings_by_price,
      ${places.map((place) => `listings_by_${place}_and_price`).join(", ")},
      ${levels.map((level) => `listings_by_category_${level}, listings_by_category_${level}_and_price`).join(", ")};
    create index listings_by_price on listings (price_sum, id) where visible;
    ${levels
      .map(
        (level) => `create index listings_by_category_${level}
          on listings (category_${level}, rank_at desc, id desc) where visible;`,
      )
      .join("\n")}
  `);
