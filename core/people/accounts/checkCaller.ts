import { z } from "zod";
import { may, type Right, roles } from "#contract/roles.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { read } from "#db/readPool.ts";
import { boolean, maybe } from "#db/rows.ts";

const statement = {
  name: "check-caller",
  text: `select role, banned_at is not null as is_banned, deletion_asked_at is not null as is_closing
    from users where id = $1 and absorbed_by_id is null and deleted_at is null`,
};
const shape = { role: maybe(z.enum(roles)), is_banned: boolean, is_closing: boolean };

/**
 * Checks in the database that a signed-in person may act now: role and ban may have changed since the token. An admin who
 * asks for what their role doesn't let is in the audit.
 * @throws {RuleError} unauthorized, banned, account_closing; forbidden without the right
 */
export async function checkCaller(userId: number, right?: Right): Promise<void> {
  const [user] = await read(shape, statement, [userId]);
  if (!user) throw new RuleError("unauthorized", "The token's person is gone");
  if (user.is_banned) throw new RuleError("banned", "This person is banned");
  if (user.is_closing) throw new RuleError("account_closing", "This person has asked to be deleted");
  if (!right || may(user.role, right)) return;
  if (user.role) {
    const details = { role: user.role };
    await recordAudit({
      actorId: userId,
      action: "right.refused",
      subjectType: "right",
      subjectId: right,
      details,
    });
  }
  throw new RuleError("forbidden", `Without the right to ${right}`);
}
