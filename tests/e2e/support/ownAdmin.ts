import { inDatabase } from "./inDatabase.ts";
import { test as marketTest } from "./market.ts";
import { Member } from "./member.ts";

const setAdmin = ({ id }: Member, isAdmin: boolean) =>
  inDatabase("update users set is_admin = $2 where telegram_id = $1", [id, isAdmin]);

/** Journeys of an admin of their own, in whose chat nothing of another journey or an earlier try stands. */
export const test = marketTest.extend<{ admin: Member }>({
  admin: async ({ market }, use) => {
    const admin = await Member.make(market, "Зульфия");
    await setAdmin(admin, true);
    await use(admin);
    await setAdmin(admin, false);
  },
});
