import { config } from "#config";
import { toLanguage } from "#contract/languages.ts";
import { boolean, number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";

/** A person as Telegram tells of them, under its own names. */
export interface TelegramPerson {
  id: number;
  first_name: string;
  last_name?: string | undefined;
  username?: string | undefined;
  language_code?: string | undefined;
  photo_url?: string | undefined;
}

// One statement, as a person's first two messages or tabs may come at once. The language is theirs once chosen. A
// person who is wiped and stays banned is found, but nothing of them is stored again.
const SAVE = `
  with saved as (
  insert into users (telegram_id, username, first_name, last_name, photo_url, language, is_language_known, role, created_at, updated_at)
  values ($telegramId, $username, $firstName, $lastName, $photoUrl, $language, $isLanguageKnown, $role, now(), now())
  on conflict (telegram_id) do update set
    username = excluded.username, first_name = excluded.first_name, last_name = excluded.last_name,
    photo_url = coalesce(excluded.photo_url, users.photo_url),
    role = coalesce(excluded.role, users.role), updated_at = now()
  where users.deleted_at is null
  returning id, banned_at)
  select id, banned_at is not null as "isBanned" from (
    select * from saved
    union all select id, banned_at from users where telegram_id = $telegramId and deleted_at is not null) known`;

// A name belongs to whoever showed it last. A statement of its own: two people who swap names would else wait for each other.
const FREE_USERNAME = `
  update users set username = null, updated_at = now()
  where username is not null and lower(username) = lower($username) and id <> $id`;

/** Text that PostgreSQL can store; null for nothing. */
const clean = (text: string | undefined) => text?.replaceAll("\u0000", "") || null;

/**
 * Adds or renews a person as Telegram knows them; those of ADMIN_TELEGRAM_IDS become owners. Who had their @username
 * before has it no more.
 */
export async function saveTelegramUser(person: TelegramPerson): Promise<{ id: number; isBanned: boolean }> {
  const username = clean(person.username);
  const language = toLanguage(person.language_code);
  const [row] = await rows({ id: number, isBanned: boolean }, SAVE, {
    telegramId: person.id,
    username,
    firstName: clean(person.first_name) ?? "",
    lastName: clean(person.last_name),
    photoUrl: person.photo_url?.startsWith("https://") ? clean(person.photo_url) : null,
    language: language ?? "uz",
    isLanguageKnown: language !== undefined,
    role: config.ADMIN_TELEGRAM_IDS.includes(person.id) ? "owner" : null,
  });
  if (!row) throw new Error("An upsert returned no row");
  if (username) await sequelize.query(FREE_USERNAME, { bind: { username, id: row.id } });
  return row;
}
