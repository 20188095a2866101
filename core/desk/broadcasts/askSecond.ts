import { tellAdmins } from "#core/people/admins/admins.ts";
import { lockAdmin } from "#core/people/admins/lockAdmin.ts";
import { Broadcast as BroadcastModel } from "#db/models/Broadcast.ts";
import { transact } from "#db/sequelize.ts";
import { broadcastPress } from "./broadcastPress.ts";
import { countAudience } from "./countAudience.ts";
import { editionOf } from "./editionOf.ts";
import { findBroadcast } from "./findBroadcast.ts";

/**
 * Asks the others who may send broadcasts to look at an admin's draft and send it, as it was shown; asked already is done.
 * @returns how many are asked; undefined when the draft has been changed since, or is none any more.
 * @throws {RuleError} forbidden
 */
export function askSecond(
  { adminId, name }: { adminId: number; name: string },
  { id, edition }: { id: number; edition: string },
): Promise<number | undefined> {
  return transact(async () => {
    await lockAdmin(adminId, "broadcasts.send");
    const draft = await findBroadcast(id);
    if (draft?.status !== "draft" || draft.adminId !== adminId || editionOf(draft) !== edition)
      return undefined;
    await BroadcastModel.update({ askedEdition: edition }, { where: { id } });
    const count = await countAudience(draft.audience);
    const look = {
      text: { key: "button-broadcast-second" as const },
      callback: broadcastPress.second.pack(edition, id),
    };
    return tellAdmins(
      `broadcast-second:${id}:${edition}`,
      { key: "broadcast-second", values: { name, count } },
      { right: "broadcasts.send", exceptId: adminId, buttons: [[look]] },
    );
  });
}

/** A draft that somebody else is asked to send, as it was shown to its author. */
export async function findAskedDraft(id: number, edition: string) {
  const draft = await findBroadcast(id);
  const isAsked = await BroadcastModel.count({ where: { id, askedEdition: edition, status: "draft" } });
  return draft && isAsked > 0 && editionOf(draft) === edition ? draft : undefined;
}
