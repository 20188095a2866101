import { number, rows } from "#db/rows.ts";

/** Finds the person who has proven the phone and can be written to by the bot; our id of them. */
export async function findReachable(phoneNumber: string): Promise<number | undefined> {
  const [found] = await rows(
    { id: number },
    `select u.id from users u
     where u.phone_number = $phoneNumber and u.phone_verified_at is not null and is_reachable(u)`,
    { phoneNumber },
  );
  return found?.id;
}
