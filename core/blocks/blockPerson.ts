import { QueryTypes } from "sequelize";
import type { BlockReason } from "#contract/reasons.ts";
import { sequelize } from "#db/sequelize.ts";
import { RuleError } from "../errors.ts";

interface Wish {
  /** Who is to be blocked. */
  userId: number;
  reason: BlockReason;
  note?: string | undefined;
}

/**
 * Closes every contact between two people. Blocking somebody again only renews the reason.
 * @throws {RuleError} invalid_input for oneself, not_found
 */
export async function blockPerson(blockerId: number, { userId, reason, note }: Wish): Promise<void> {
  if (userId === blockerId) {
    throw new RuleError("invalid_input", "Nobody blocks themselves", { fields: { userId: "own" } });
  }
  const blocked = await sequelize.query(
    `insert into blocks (blocker_id, blocked_id, reason, note)
     select $blockerId, id, $reason, $note from users where id = $userId
     on conflict (blocker_id, blocked_id) do update set reason = excluded.reason, note = excluded.note
     returning blocked_id`,
    { type: QueryTypes.SELECT, bind: { blockerId, userId, reason, note: note || null } },
  );
  if (blocked.length === 0) throw new RuleError("not_found", "No such person");
}
