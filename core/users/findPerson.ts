import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { phonesOf } from "./phonesOf.ts";

const TELEGRAM_ID = /^\d{5,15}$/;
const OUR_ID = /^#?\d{1,9}$/;

async function find(condition: string, value: unknown): Promise<number | undefined> {
  const [row] = await sequelize.query<{ id: number }>(
    `select id from users where ${condition} and absorbed_by_id is null
       and (deleted_at is null or banned_at is not null) order by id limit 1`,
    { type: QueryTypes.SELECT, bind: { value } },
  );
  return row?.id;
}

/**
 * The one person that an admin means by our id, a Telegram id, an @username or a phone. A number that could be both of
 * the ids is ours; with a # before it, it is always ours.
 * @returns our id; undefined when there is none.
 */
export async function findPerson(typed: string): Promise<number | undefined> {
  const said = typed.trim();
  if (/^@\w{3,40}$/.test(said)) return find("lower(username) = lower($value)", said.slice(1));
  const ours = OUR_ID.test(said) ? await find("id = $value", Number(said.replace("#", ""))) : undefined;
  if (ours !== undefined || said.startsWith("#")) return ours;
  const telegrams = TELEGRAM_ID.test(said) ? await find("telegram_id = $value", said) : undefined;
  return telegrams ?? find("phone_number = any($value)", phonesOf(said));
}
