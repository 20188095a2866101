import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { roles } from "#contract/roles.ts";
import { AdminMenu as Menu } from "#db/models/AdminMenu.ts";
import { maybe, number, type RowOf, rows, text } from "#db/rows.ts";

/** A chat that shows the admins' commands, or should. */
const adminMenuRow = {
  /** Our id. */
  id: number,
  telegramId: number,
  language: z.enum(languages),
  /** Null of a former admin, whose commands are to go. */
  role: maybe(z.enum(roles)),
  /** The commands that were last shown; null for a new admin. */
  commands: maybe(text),
};

export type AdminMenu = RowOf<typeof adminMenuRow>;

const LIST = `
  select u.id, u.telegram_id as "telegramId", u.language, u.role, m.commands
  from (select id from users where is_admin union select user_id from admin_menus) known
  join users u on u.id = known.id left join admin_menus m on m.user_id = u.id
  where is_reachable(u)
  order by u.id`;

/** Everybody whose chat shows the admins' commands or should, of those that the bot can write to. */
export const listAdminMenus = (): Promise<AdminMenu[]> => rows(adminMenuRow, LIST);

/** Remembers which commands of admins a person's chat shows; null when it shows none. */
export async function noteAdminMenu(userId: number, commands: string | null): Promise<void> {
  await (commands === null ? Menu.destroy({ where: { userId } }) : Menu.upsert({ userId, commands }));
}
