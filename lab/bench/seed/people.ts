import { people as known, madeUpPhone } from "#db/seeds/demo/market/people.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import type { CopyValue } from "./copyIn.ts";

export const personColumns = [
  "id",
  "telegram_id",
  "first_name",
  "last_name",
  "language",
  "phone_number",
  "phone_verified_at",
  "is_admin",
  "bot_started_at",
  "created_at",
  "updated_at",
];

const FIRST_TELEGRAM_ID = 7_100_000_000;
const DAY = 86_400_000;

/** The person with this id, from 1 up; the first one is an admin. */
export function makePerson(id: number, now: number): CopyValue[] {
  const random = randomOf(`bench person ${id}`);
  const named = random.pick(known);
  const family = random.pick(known.filter(({ language }) => language === named.language));
  const joined = new Date(now - random.int(91, 400) * DAY).toISOString();
  // A number of one's own: proven ones must not repeat.
  const phone = `${madeUpPhone(random).slice(0, 6)}${String(1_000_000 + id)}`;
  return [
    id,
    FIRST_TELEGRAM_ID + id,
    named.firstName,
    family.lastName,
    random.chance(0.5) ? "ru" : "uz",
    phone,
    joined,
    id === 1,
    joined,
    joined,
    joined,
  ];
}
