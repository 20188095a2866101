import { QueryTypes } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { cleanLine } from "#contract/words.ts";
import { sequelize } from "#db/sequelize.ts";
import { saveTelegramUser, type TelegramPerson } from "./saveTelegramUser.ts";

/** A person as the bot knows them. */
export interface Person {
  /** Our id. */
  id: number;
  /** In one line. */
  firstName: string;
  language: Language;
  isAdmin: boolean;
  isBanned: boolean;
  /** When they asked for the deletion of their account; null when they haven't. */
  deletionAskedAt: Date | null;
  /** Nothing is left of them but a ban. */
  isWiped: boolean;
  /** As far as we know the bot can't write to them. */
  isStopped: boolean;
}

interface Row extends Person {
  isUnchanged: boolean;
}

async function find({ id, first_name, last_name, username }: TelegramPerson): Promise<Row | undefined> {
  const [row] = await sequelize.query<Row>(
    `select id, first_name as "firstName", language, is_admin as "isAdmin",
       banned_at is not null as "isBanned", deletion_asked_at as "deletionAskedAt",
       deleted_at is not null as "isWiped", bot_stopped_at is not null as "isStopped",
       (first_name, last_name, username) is not distinct from ($firstName, $lastName, $username) as "isUnchanged"
     from users where telegram_id = $id`,
    {
      type: QueryTypes.SELECT,
      bind: { id, firstName: first_name, lastName: last_name ?? null, username: username ?? null },
    },
  );
  return row && { ...row, firstName: cleanLine(row.firstName) };
}

/** Finds or adds the person behind an update, and keeps their name as Telegram has it. */
export async function rememberPerson(told: TelegramPerson): Promise<Person> {
  const known = await find(told);
  if (known?.isUnchanged || known?.isWiped) return known;
  await saveTelegramUser(told);
  const saved = await find(told);
  if (!saved) throw new Error("A person was saved and is not there");
  return saved;
}
