import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- The language that nearly all names with the phrase are in; null when it is of both, or not known.
    alter table search_phrases add column language text check (language in ('ru', 'uz'));
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query("alter table search_phrases drop column language");
