import { randomUUID } from "node:crypto";
import { transact } from "#db/sequelize.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { move } from "./move.ts";

interface Adjusting {
  userId: number;
  /** Given when above 0, taken when below. */
  coins: number;
  /** Why, in the operator's words. */
  note: string;
}

/**
 * Gives a person coins or takes some, by an operator's decision: not harmless to repeat.
 * @throws {RuleError} not_enough_coins when there are fewer than are to be taken.
 */
export function adjustBalance({ userId, coins, note }: Adjusting): Promise<void> {
  return transact(async () => {
    await move({
      ...{ cause: `adjusted:${randomUUID()}`, kind: "adjusted", note },
      entries: [
        ["adjustment", -coins],
        [userId, coins],
      ],
    });
    await recordAudit({
      ...{ actorId: null, action: "balance.adjust", subjectType: "user", subjectId: userId },
      details: { coins, note },
    });
  });
}
