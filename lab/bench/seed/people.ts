import { people as known, madeUpPhone } from "#db/seeds/demo/market/people.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import type { Row } from "./insertRows.ts";

const FIRST_TELEGRAM_ID = 7_100_000_000;
const DAY = 86_400_000;

/** The person with this id, from 1 up; the first one is the owner. */
export function makePerson(id: number, now: number): Row {
  const random = randomOf(`bench person ${id}`);
  const named = random.pick(known);
  const family = random.pick(known.filter(({ language }) => language === named.language));
  const joined = new Date(now - random.int(91, 400) * DAY).toISOString();
  // A number of one's own: proven ones must not repeat.
  const phone = `${madeUpPhone(random).slice(0, 6)}${String(1_000_000 + id)}`;
  return {
    id,
    telegram_id: FIRST_TELEGRAM_ID + id,
    first_name: named.firstName,
    last_name: family.lastName,
    language: random.chance(0.5) ? "ru" : "uz",
    phone_number: phone,
    phone_verified_at: joined,
    role: id === 1 ? "owner" : null,
    bot_started_at: joined,
    created_at: joined,
    updated_at: joined,
  };
}
