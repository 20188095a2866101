import { RuleError } from "#core/platform/errors/RuleError.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { readJson } from "#core/platform/ready/readJson.ts";

const statement = {
  name: "profile",
  text: `
    select json_build_object(
      'id', u.id, 'language', u.language, 'phoneNumber', u.phone_number, 'balance', coalesce((select a.balance from ledger_accounts a where a.user_id = u.id), 0),
      'countProducts', (select count(*)::integer from listings l where l.owner_id = u.id and is_submitted(l)),
      'isAdmin', u.is_admin, 'role', u.role, 'photoUrl', u.photo_url, 'firstName', u.first_name, 'lastName', u.last_name,
      'username', u.username, 'isUsernameShown', u.is_username_shown
    )::text as json
    from users u where u.id = $1`,
};

/**
 * The caller's profile.
 * @throws {RuleError} unauthorized when there is no such person any more.
 */
export async function getProfile(userId: number): Promise<ReadyJson> {
  const json = await readJson(statement, [userId]);
  if (json === undefined) throw new RuleError("unauthorized", "The token's person is gone");
  return new ReadyJson(json);
}
