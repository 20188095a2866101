import type { Migration } from "../migration.ts";

/** Who has an @username is asked whenever somebody shows one, as their names change hands. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query("create index users_username on users (lower(username)) where username is not null");

export const down: Migration = ({ context: db }) => db.sequelize.query("drop index users_username");
