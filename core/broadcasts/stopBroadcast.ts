import { QueryTypes } from "sequelize";
import { sequelize, transact } from "#db/sequelize.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { RuleError } from "../errors.ts";
import { readProgress } from "./readProgress.ts";

const STOP = `
  update broadcasts set status = 'stopped', ended_at = now() where id = $id and status = 'sending' returning id`;

// What a sender has in hand asks once more before it goes (`openBroadcast`); a few may be past that.
const WITHDRAW = `
  update outbox set status = 'cancelled', error = 'over'
  where broadcast_id = $id and status = 'queued' and (claimed_until is null or claimed_until < now())`;

/**
 * Stops a broadcast: what hasn't gone is withdrawn.
 * @returns how many people it doesn't reach any more; those whose message is on its way at this moment aren't among them.
 * @throws {RuleError} conflict when it isn't on its way.
 */
export function stopBroadcast(adminId: number, id: number): Promise<number> {
  return transact(async () => {
    const [stopped] = await sequelize.query(STOP, { type: QueryTypes.SELECT, bind: { id } });
    if (!stopped) throw new RuleError("conflict", "It isn't on its way");
    await sequelize.query(WITHDRAW, { bind: { id } });
    const { total, sent, failed, inHand } = await readProgress(id);
    const withdrawn = Math.max(0, total - sent - failed - inHand);
    await recordAudit({
      ...{ actorId: adminId, action: "broadcast.stop", subjectType: "broadcast", subjectId: id },
      details: { sent, withdrawn },
    });
    return withdrawn;
  });
}
