import type { Migration } from "../migration.ts";

/**
 * How the words of visible listings are written: for each stem one row for all words whose own letters up to the stem's
 * end are the same. What differs (мишка, мышка) only looks alike, though the normal form takes it for one.
 */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create table search_surfaces (
      stem text not null,
      letters text not null,
      surface text not null,
      listings integer not null,
      primary key (stem, letters)
    )
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop table search_surfaces");
