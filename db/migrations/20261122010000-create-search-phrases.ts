import type { Migration } from "../migration.ts";

/** Prefixes of up to so many letters have an index of their own: many phrases begin so, and only the best are asked for. */
const SHORT = [1, 2, 3];

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- What may be suggested to somebody who types: words of listings' names and what many have searched for.
    create table search_phrases (
      normal text primary key,
      -- The same for all forms of its words.
      stems text not null,
      -- As it is mostly written in each script; one of the two at least.
      cyrillic text,
      latin text,
      listings integer not null,
      -- Different people who searched for it lately, 0 when too few to tell.
      people integer not null default 0,
      weight integer not null,
      -- The leaf that most of its listings are in, if there is such.
      category_id integer references categories on delete set null,
      check (cyrillic is not null or latin is not null)
    );
    create index search_phrases_prefix on search_phrases (normal text_pattern_ops);
    ${SHORT.map(
      (length) =>
        `create index search_phrases_prefix_${length} on search_phrases (left(normal, ${length}), weight desc);`,
    ).join("\n")}
    create index search_phrases_category on search_phrases (category_id);

    -- The names of categories from each of their words on, in both languages.
    create table search_category_names (
      normal text not null,
      category_id integer not null references categories on delete cascade,
      -- Whether it is the name whole.
      is_whole boolean not null,
      listings integer not null,
      primary key (normal, category_id)
    );
    create index search_category_names_prefix on search_category_names (normal text_pattern_ops);
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query("drop table search_category_names, search_phrases");
