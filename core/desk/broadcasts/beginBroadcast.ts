import { QueryTypes } from "sequelize";
import { ALONE_AUDIENCE_MAX, may } from "#contract/roles.ts";
import { lockAdmin } from "#core/people/admins/lockAdmin.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { BROADCAST, type Broadcast, broadcastRow } from "./broadcast.ts";
import { countAudience } from "./countAudience.ts";
import { editionOf } from "./editionOf.ts";

/**
 * Lets a draft go out as it was shown: from now on the workers queue it, people after people. Begun already is done.
 * @param edition the mark of what was shown, see `editionOf`.
 * @returns undefined when the draft has been changed since.
 * @throws {RuleError} forbidden without the right, and for the author of one that goes to more than `ALONE_AUDIENCE_MAX`
 * people, where their role doesn't let them send such alone (`askSecond`); not_found when this admin has no such draft; conflict while another is on its way;
 * invalid_input when it says nothing or there is nobody to tell.
 */
export function beginBroadcast(
  adminId: number,
  { id, edition }: { id: number; edition: string },
): Promise<Broadcast | undefined> {
  return transact(async () => {
    const role = await lockAdmin(adminId, "broadcasts.send");
    // One begins after the other, so that the second sees the first.
    await holdLock("broadcasts");
    const [draft] = await rows(
      broadcastRow,
      `select ${BROADCAST} from broadcasts b where id = $id
       and (admin_id = $adminId or asked_edition = $edition) for update`,
      { id, adminId, edition },
    );
    if (!draft) throw new RuleError("not_found", "No such draft");
    if (draft.status !== "draft") return draft;
    if (editionOf(draft) !== edition) return undefined;
    const [other] = await sequelize.query("select from broadcasts where status = 'sending'", {
      type: QueryTypes.SELECT,
    });
    if (other) throw new RuleError("conflict", "Another broadcast is on its way");
    const total = await countAudience(draft.audience);
    if (total === 0 || Object.keys(draft.words).length === 0) {
      throw new RuleError("invalid_input", "Nobody to tell, or nothing");
    }
    if (total > ALONE_AUDIENCE_MAX && draft.adminId === adminId && !may(role, "broadcasts.sendAlone")) {
      throw new RuleError("forbidden", "So many are written to by two");
    }
    const [begun] = await rows(
      broadcastRow,
      `update broadcasts b set status = 'sending', total = $total, begun_at = now() where id = $id
       returning ${BROADCAST}`,
      { id, total },
    );
    await recordAudit({
      actorId: adminId,
      action: "broadcast.begin",
      subjectType: "broadcast",
      subjectId: id,
      details: { total, audience: draft.audience },
    });
    if (!begun) throw new Error("A row without an answer");
    return begun;
  });
}
