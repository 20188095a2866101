import { RuleError } from "#core/platform/errors/RuleError.ts";
import { read } from "#db/readPool.ts";
import { boolean } from "#db/rows.ts";

const statement = {
  name: "check-caller",
  text: `select is_admin, banned_at is not null as is_banned, deletion_asked_at is not null as is_closing
    from users where id = $1 and absorbed_by_id is null and deleted_at is null`,
};

/**
 * Checks in the database that a signed-in person may act now: role and ban may have changed since the token.
 * @throws {RuleError} unauthorized, banned, account_closing, forbidden
 */
export async function checkCaller(userId: number, { mustBeAdmin = false } = {}): Promise<void> {
  const [user] = await read({ is_admin: boolean, is_banned: boolean, is_closing: boolean }, statement, [
    userId,
  ]);
  if (!user) throw new RuleError("unauthorized", "The token's person is gone");
  if (user.is_banned) throw new RuleError("banned", "This person is banned");
  if (user.is_closing) throw new RuleError("account_closing", "This person has asked to be deleted");
  if (mustBeAdmin && !user.is_admin) throw new RuleError("forbidden", "Admins only");
}
