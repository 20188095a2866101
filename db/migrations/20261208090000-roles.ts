import type { Migration } from "../migration.ts";

/**
 * Each admin has a role, and who has one is an admin. Whoever was an admin before is an owner, and so is whom a statement
 * that knows no roles makes an admin. A ban may end by itself.
 */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table users
      add column role text check (role in ('owner', 'manager', 'moderator', 'support', 'analyst', 'courier')),
      add column banned_until timestamptz check (banned_until is null or banned_at is not null);
    update users set role = 'owner' where is_admin;
    alter table users add constraint users_role_is_admin check (is_admin = (role is not null));

    create function keep_role() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          if new.is_admin and new.role is null then new.role := 'owner'; end if;
          new.is_admin := new.role is not null;
        elsif new.role is distinct from old.role then
          new.is_admin := new.role is not null;
        elsif new.is_admin is distinct from old.is_admin then
          new.role := case when new.is_admin then 'owner' end;
        end if;
        return new;
      end
    $$;
    create trigger users_keep_role before insert or update of role, is_admin on users
      for each row execute function keep_role();

    -- The edition of a draft that its author may not send alone, once somebody else is asked to.
    alter table broadcasts add column asked_edition text;
    create index users_banned_until on users (banned_until) where banned_until is not null;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table broadcasts drop column asked_edition;
    drop trigger users_keep_role on users;
    drop function keep_role();
    alter table users drop column role, drop column banned_until;
  `);
