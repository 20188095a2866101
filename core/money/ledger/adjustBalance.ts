import { randomUUID } from "node:crypto";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { transact } from "#db/sequelize.ts";
import { move } from "./move.ts";

interface Adjusting {
  userId: number;
  /** Given when above 0, taken when below. */
  coins: number;
  /** Why, in the operator's words. */
  note: string;
  /** The admin whose decision it is; absent for an operator at the server. */
  adminId?: number;
  /** A UUID of the decision: the same one moves coins once. */
  decision?: string;
}

/**
 * Gives a person coins or takes some, by an operator's decision: without a `decision` not harmless to repeat.
 * @returns false when this decision has moved its coins already.
 * @throws {RuleError} not_enough_coins when there are fewer than are to be taken.
 */
export function adjustBalance({ userId, coins, note, adminId, decision }: Adjusting): Promise<boolean> {
  return transact(async () => {
    const isMoved = await move({
      cause: `adjusted:${decision ?? randomUUID()}`,
      kind: "adjusted",
      note,
      entries: [
        ["adjustment", -coins],
        [userId, coins],
      ],
    });
    if (!isMoved) return false;
    await recordAudit({
      actorId: adminId ?? null,
      action: "balance.adjust",
      subjectType: "user",
      subjectId: userId,
      details: { coins, note },
    });
    return true;
  });
}
