import { plainDigits } from "#contract/plainDigits.ts";
import { number, rows } from "#db/rows.ts";
import { phonesOf } from "./phonesOf.ts";

const TELEGRAM_ID = /^\d{5,15}$/;
const OUR_ID = /^#?\d{1,9}$/;

async function find(condition: string, value: unknown): Promise<number[]> {
  const found = await rows(
    { id: number },
    `select id from users where ${condition} and absorbed_by_id is null
       and (deleted_at is null or banned_at is not null) order by id limit 2`,
    { value },
  );
  return found.map(({ id }) => id);
}

/**
 * Lists people whom an admin may mean by our id, a Telegram id, an @username or a proven phone. A number that could be
 * either id is ours; with a # before it, it is always ours.
 * @returns our ids: none, the one, or two where it can't be told who is meant.
 */
export async function listMeantPeople(typed: string): Promise<number[]> {
  const said = plainDigits(typed.trim());
  if (/^@\w{3,40}$/.test(said)) {
    return find("username is not null and lower(username) = lower($value)", said.slice(1));
  }
  const ours = OUR_ID.test(said) ? await find("id = $value", Number(said.replace("#", ""))) : [];
  if (ours.length > 0 || said.startsWith("#")) return ours;
  const telegrams = TELEGRAM_ID.test(said) ? await find("telegram_id = $value", said) : [];
  if (telegrams.length > 0) return telegrams;
  return find("phone_number = any($value) and phone_verified_at is not null", phonesOf(said));
}
