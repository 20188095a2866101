import { QueryTypes } from "sequelize";
import { config } from "#config";
import { type Language, toLanguage } from "#contract/languages.ts";
import { sequelize } from "#db/sequelize.ts";

/** A person as the bot knows them. */
export interface Person {
  /** Our id. */
  id: number;
  telegramId: number;
  firstName: string;
  language: Language;
  isAdmin: boolean;
}

interface Told {
  telegramId: number;
  firstName: string;
  lastName?: string | undefined;
  username?: string | undefined;
  /** IETF tag of the person's Telegram. */
  languageCode?: string | undefined;
  /** True when the person has just started the bot, so that it may write to them. */
  hasStarted?: boolean;
}

const COLUMNS = `id, telegram_id as "telegramId", first_name as "firstName", language, is_admin as "isAdmin"`;

/** Telegram's language where it is one of ours, English for other people, Russian where Telegram doesn't say. */
function firstLanguage(languageCode: string | undefined): Language {
  return languageCode ? (toLanguage(languageCode) ?? "en") : "ru";
}

async function findUnchanged({
  telegramId,
  firstName,
  lastName,
  username,
}: Told): Promise<Person | undefined> {
  const [person] = await sequelize.query<Person>(
    `select ${COLUMNS} from users
     where telegram_id = $telegramId and first_name = $firstName
       and last_name is not distinct from $lastName and username is not distinct from $username`,
    {
      type: QueryTypes.SELECT,
      bind: { telegramId, firstName, lastName: lastName ?? null, username: username ?? null },
    },
  );
  return person;
}

/**
 * Finds or makes the person behind an update and keeps their name up to date. A new person gets Telegram's language,
 * one we know keeps their own. A start opens the chat again.
 */
export async function rememberPerson(told: Told): Promise<Person> {
  const known = told.hasStarted ? undefined : await findUnchanged(told);
  if (known) return known;

  const [person] = await sequelize.query<Person>(
    `insert into users (telegram_id, first_name, last_name, username, language, is_admin, bot_started_at)
     values ($telegramId, $firstName, $lastName, $username, $language, $isAdmin, case when $hasStarted then now() end)
     on conflict (telegram_id) do update set
       first_name = excluded.first_name, last_name = excluded.last_name, username = excluded.username,
       is_admin = users.is_admin or excluded.is_admin,
       bot_started_at = coalesce(users.bot_started_at, excluded.bot_started_at),
       bot_stopped_at = case when $hasStarted then null else users.bot_stopped_at end,
       updated_at = now()
     returning ${COLUMNS}`,
    {
      type: QueryTypes.SELECT,
      bind: {
        telegramId: told.telegramId,
        firstName: told.firstName,
        lastName: told.lastName ?? null,
        username: told.username ?? null,
        language: firstLanguage(told.languageCode),
        isAdmin: config.ADMIN_TELEGRAM_IDS.includes(told.telegramId),
        hasStarted: told.hasStarted ?? false,
      },
    },
  );
  if (!person) throw new Error("An upsert gave no row");
  return person;
}
