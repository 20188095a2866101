import { QueryTypes } from "sequelize";
import { plainDigits } from "#contract/plainDigits.ts";
import { phonesOf } from "#core/people/accounts/phonesOf.ts";
import { sequelize } from "#db/sequelize.ts";

/** What an admin looked for and what there is of it, a few of each kind. */
export interface Found {
  people: { id: number; firstName: string; lastName: string | null; username: string | null }[];
  listings: { id: number; name: string; link: string; status: string }[];
  orders: { id: number; number: string; status: string; userId: number }[];
  transactions: { id: number; status: string; method: string; coins: number; userId: number }[];
}

const EACH = 5;
/** Telegram ids and ours are numbers; longer ones fit neither. */
const NUMBER = /^#?(\d{1,15})$/;
const INTEGER_MAX = 2_147_483_647;

const ask = <Row extends object>(sql: string, bind: Record<string, unknown>) =>
  sequelize.query<Row>(`${sql} limit ${EACH}`, { type: QueryTypes.SELECT, bind });

/** Signs that `like` reads otherwise are taken as they are. */
const like = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

/** SQL: people by `$words`, their numbers, or a part of their name. */
export const PEOPLE = `
  select id, first_name as "firstName", last_name as "lastName", username from users
  where deleted_at is null and absorbed_by_id is null and (
    lower(username) = lower(ltrim($words, '@')) or id = $ours or telegram_id = $number or phone_number = any($phones)
    or ($isNamed and first_name || ' ' || coalesce(last_name, '') ilike $like))
  order by id = $ours desc nulls last, id desc`;

const LISTINGS = `
  select id, name, link, status from listings
  where status <> 'draft' and (id = $ours or link = $link or ($isNamed and name ilike $like))
  order by id = $ours or link = $link desc nulls last, id desc`;

const ORDERS = `
  select id, number, status, user_id as "userId" from orders where upper(number) = upper(ltrim($words, '#')) order by id`;

const TRANSACTIONS = `
  select id, status, method, coins, user_id as "userId" from transactions where id = $ours order by id`;

/** The last part of an address or of an app's start parameter, as a listing's link is written there. */
const linkOf = (words: string) =>
  words.replace(/[?#](?!.*startapp).*$/, "").replace(/^.*(?:product_|\/)/, "");

/** Looks for people, listings, orders and payments by what an admin typed. Who looks must be one. */
export async function lookUp(typed: string): Promise<Found> {
  const words = typed.trim();
  const number = NUMBER.exec(plainDigits(words))?.[1] ?? null;
  const ours = number !== null && Number(number) <= INTEGER_MAX ? Number(number) : null;
  const named = { isNamed: number === null && words.length >= 2, like: like(words) };
  const [people, listings, orders, transactions] = await Promise.all([
    ask<Found["people"][number]>(PEOPLE, { words, ours, number, phones: phonesOf(words), ...named }),
    ask<Found["listings"][number]>(LISTINGS, { ours, link: linkOf(words), ...named }),
    ask<Found["orders"][number]>(ORDERS, { words }),
    ours === null ? [] : ask<Found["transactions"][number]>(TRANSACTIONS, { ours }),
  ]);
  return { people, listings, orders, transactions };
}
