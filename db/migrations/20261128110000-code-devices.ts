import type { Migration } from "../migration.ts";

/** Codes are asked for by devices, so that people behind one address don't hold each other up. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- Keyed hash of the address an asking came from; asker_hash is its device's, and the same as this without one.
    alter table phone_codes add address_hash text not null default '',
      -- Wrong tries of who showed neither the device nor the name of the asking, only the same address.
      add address_tries smallint not null default 0;
    update phone_codes set address_hash = asker_hash;

    -- Askings that send nothing may be many; what is counted of them all are those that did.
    drop index phone_codes_phone;
    drop index phone_codes_asker;
    create index phone_codes_sent on phone_codes (phone_number, created_at) where delivery <> 'link';
    create index phone_codes_asker on phone_codes (asker_hash, phone_number, created_at);
    create index phone_codes_address on phone_codes (address_hash, created_at) where delivery <> 'link';
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index phone_codes_sent, phone_codes_asker, phone_codes_address;
    create index phone_codes_phone on phone_codes (phone_number, created_at desc);
    create index phone_codes_asker on phone_codes (asker_hash, created_at desc);
    alter table phone_codes drop address_hash, drop address_tries;
  `);
