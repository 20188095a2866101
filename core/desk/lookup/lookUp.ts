import { plainDigits } from "#contract/plainDigits.ts";
import { plainFonts } from "#contract/plainFonts.ts";
import { phonesOf } from "#core/people/accounts/phonesOf.ts";
import { maybe, number, type RowOf, rows, type Shape, text } from "#db/rows.ts";

const MOST = 10;

/** A person's latest listings, for an admin. */
export const listListingsOf = (userId: number): Promise<Found["listings"]> =>
  rows(
    listingRow,
    `select id, name, link, status from listings where owner_id = $userId and status <> 'draft'
     order by status = 'active' desc, id desc limit ${MOST}`,
    { userId },
  );

/** The finds of an admin's lookup, a few of each kind. */
export interface Found {
  people: RowOf<typeof personRow>[];
  listings: RowOf<typeof listingRow>[];
  orders: RowOf<typeof orderRow>[];
  transactions: RowOf<typeof transactionRow>[];
}

const personRow = { id: number, firstName: text, lastName: maybe(text), username: maybe(text) };
const listingRow = { id: number, name: text, link: text, status: text };
const orderRow = { id: number, number: text, status: text, userId: number };
const transactionRow = { id: number, status: text, method: text, coins: number, userId: number };

const EACH = 5;
/** Telegram ids and ours are numbers; longer ones fit neither. */
const NUMBER = /^#?(\d{1,15})$/;
const INTEGER_MAX = 2_147_483_647;

const ask = <Columns extends Shape>(shape: Columns, sql: string, bind: Record<string, unknown>) =>
  rows(shape, `${sql} limit ${EACH}`, bind);

/** Signs that `like` reads otherwise are taken as they are. */
const like = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

/** SQL: people by `$words`, their numbers, or a part of their name in plain letters. */
export const PEOPLE = `
  select id, first_name as "firstName", last_name as "lastName", username from users
  where deleted_at is null and absorbed_by_id is null and (
    lower(username) = lower(ltrim($words, '@')) or id = $ours or telegram_id = $number or phone_number = any($phones)
    or ($isNamed and public.search_letters(first_name || ' ' || coalesce(last_name, '')) ilike $like))
  order by id = $ours desc nulls last, id desc`;

/** No index has their names, so only those are made plain that may be in other letters. */
const FONTS = "[\\u0300-\\u036f\\u2070-\\U0001f189]";

const LISTINGS = `
  select id, name, link, status from listings
  where status <> 'draft' and (id = $ours or link = $link or ($isNamed and (name ilike $like or name ~ '${FONTS}' and public.search_letters(name) ilike $like)))
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
  const words = plainFonts(typed).trim();
  const digits = NUMBER.exec(plainDigits(words))?.[1] ?? null;
  const ours = digits !== null && Number(digits) <= INTEGER_MAX ? Number(digits) : null;
  const named = { isNamed: digits === null && words.length >= 2, like: like(words) };
  const [people, listings, orders, transactions] = await Promise.all([
    ask(personRow, PEOPLE, { words, ours, number: digits, phones: phonesOf(words), ...named }),
    ask(listingRow, LISTINGS, { ours, link: linkOf(words), ...named }),
    ask(orderRow, ORDERS, { words }),
    ours === null ? [] : ask(transactionRow, TRANSACTIONS, { ours }),
  ]);
  return { people, listings, orders, transactions };
}
