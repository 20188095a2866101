import type { Migration } from "../migration.ts";

/** Saved searches that their people have just deleted, and may want back as they were. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create table removed_searches (
      -- As it was, so that buttons of messages sent before find it again.
      id integer primary key,
      user_id integer not null references users on delete cascade,
      query_id integer not null references saved_queries on delete cascade,
      frequency text not null,
      is_paused boolean not null,
      is_waiting boolean not null,
      told_upto bigint not null,
      seen_upto bigint not null,
      told_at timestamptz,
      created_at timestamptz not null,
      removed_at timestamptz not null default now()
    );
    create index removed_searches_user on removed_searches (user_id);
    create index removed_searches_query on removed_searches (query_id);
    create index removed_searches_time on removed_searches (removed_at);
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop table removed_searches");
