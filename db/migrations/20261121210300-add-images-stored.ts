import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- False while the files of a photo are being written or removed: nobody may use it then, and a process that dies
    -- in between leaves a row by which the sweep finds what to remove.
    alter table images add column is_stored boolean not null default true;
    create index images_not_stored on images (created_at) where not is_stored;
    -- Photos of one person in the last hour.
    create index images_owner on images (owner_id, created_at);
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index images_owner, images_not_stored;
    alter table images drop column is_stored;
  `);
