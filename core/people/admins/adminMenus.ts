import { QueryTypes } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { isReachable } from "#core/platform/outbox/isReachable.ts";
import { sequelize } from "#db/sequelize.ts";

/** Whose chat shows the admins' commands, or should. */
export interface AdminMenu {
  /** Our id. */
  id: number;
  telegramId: number;
  language: Language;
  /** False of who was an admin and whose commands are to go. */
  isAdmin: boolean;
  /** What was last shown; null of who has become an admin. */
  commands: string | null;
}

const LIST = `
  select u.id, u.telegram_id as "telegramId", u.language, u.is_admin as "isAdmin", m.commands
  from (select id from users where is_admin union select user_id from admin_menus) known
  join users u on u.id = known.id left join admin_menus m on m.user_id = u.id
  where ${isReachable}
  order by u.id`;

/** Everybody whose chat shows the admins' commands or should, of those that the bot can write to. */
export const listAdminMenus = (): Promise<AdminMenu[]> =>
  sequelize.query<AdminMenu>(LIST, { type: QueryTypes.SELECT });

/** Remembers which commands of admins a person's chat shows; null when it shows none. */
export async function noteAdminMenu(userId: number, commands: string | null): Promise<void> {
  await (commands === null
    ? sequelize.query("delete from admin_menus where user_id = $userId", { bind: { userId } })
    : sequelize.query(
        `insert into admin_menus (user_id, commands) values ($userId, $commands)
         on conflict (user_id) do update set commands = excluded.commands`,
        { bind: { userId, commands } },
      ));
}
