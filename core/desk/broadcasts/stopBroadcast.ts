import { QueryTypes } from "sequelize";
import { z } from "zod";
import { lockAdmin } from "#core/people/admins/lockAdmin.ts";
import { findOwnLast } from "#core/platform/audit/findOwnLast.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { readProgress } from "./readProgress.ts";

const STOP = `
  update broadcasts set status = 'stopped', ended_at = now() where id = $id and status = 'sending' returning id`;

// A message that a sender has in hand is checked once more before it goes (`openBroadcast`); a few may be past that.
const WITHDRAW = `
  update outbox set status = 'cancelled', error = 'over'
  where broadcast_id = $id and status = 'queued' and (claimed_until is null or claimed_until < now())`;

const Details = z.object({ withdrawn: z.int() });

/** How many were withdrawn, when this admin has stopped it. */
async function findOwnStop(adminId: number, id: number): Promise<number | undefined> {
  const { status } = await readProgress(id);
  if (status !== "stopped") return undefined;
  const subject = { subjectType: "broadcast", subjectId: id };
  const last = await findOwnLast({ ...subject, actorId: adminId, actions: ["broadcast.stop"] });
  return Details.safeParse(last?.details).data?.withdrawn;
}

/**
 * Stops a broadcast, whoever began it: what hasn't gone is withdrawn. Stopped by the same admin already is done.
 * @returns how many people it doesn't reach any more; those whose message is on its way at this moment aren't among them.
 * @throws {RuleError} forbidden for whom their role doesn't let; conflict when it isn't on its way; not_found.
 */
export function stopBroadcast(adminId: number, id: number): Promise<number> {
  return transact(async () => {
    await lockAdmin(adminId, "broadcasts.send");
    const [stopped] = await sequelize.query(STOP, { type: QueryTypes.SELECT, bind: { id } });
    if (!stopped) {
      const done = await findOwnStop(adminId, id);
      if (done !== undefined) return done;
      throw new RuleError("conflict", "It isn't on its way");
    }
    await sequelize.query(WITHDRAW, { bind: { id } });
    const { total, sent, failed, inHand } = await readProgress(id);
    const withdrawn = Math.max(0, total - sent - failed - inHand);
    await recordAudit({
      actorId: adminId,
      action: "broadcast.stop",
      subjectType: "broadcast",
      subjectId: id,
      details: { sent, withdrawn },
    });
    return withdrawn;
  });
}
