import type { Migration } from "../migration.ts";

/** Whether Telegram or the person themselves has told a language of ours: an app that hasn't got it changes nothing then. */
export const up: Migration = async ({ context: db }) => {
  await db.sequelize.query("alter table users add is_language_known boolean not null default false");
  await db.sequelize.query("update users set is_language_known = true where telegram_id is not null");
};

export const down: Migration = ({ context: db }) =>
  db.sequelize.query("alter table users drop column is_language_known");
