import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { roles } from "#contract/roles.ts";
import { cleanLine } from "#contract/words.ts";
import { boolean, date, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { saveTelegramUser, type TelegramPerson } from "./saveTelegramUser.ts";

/** A person as the bot knows them. */
const personRow = {
  /** Our id. */
  id: number,
  /** In one line. */
  firstName: text,
  language: z.enum(languages),
  /** What they may do as an admin; null for everybody else. */
  role: maybe(z.enum(roles)),
  isBanned: boolean,
  /** When they asked for the deletion of their account; null when they haven't. */
  deletionAskedAt: maybe(date),
  /** They were deleted; only a ban is left. */
  isWiped: boolean,
  /** They have stopped the bot, as far as we know. */
  isStopped: boolean,
};

export type Person = RowOf<typeof personRow>;

const shape = {
  ...personRow,
  isUnchanged: boolean,
};

type Row = RowOf<typeof shape>;

async function find({ id, first_name, last_name, username }: TelegramPerson): Promise<Row | undefined> {
  const [row] = await rows(
    shape,
    `select id, first_name as "firstName", language, role,
       banned_at is not null as "isBanned", deletion_asked_at as "deletionAskedAt",
       deleted_at is not null as "isWiped", bot_stopped_at is not null as "isStopped",
       (first_name, last_name, username) is not distinct from ($firstName, $lastName, $username) as "isUnchanged"
     from users where telegram_id = $id`,
    { id, firstName: first_name, lastName: last_name ?? null, username: username ?? null },
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
