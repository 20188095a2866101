import type { Merging } from "#core/people/accounts/accountEvents.ts";
import { runSteps } from "#core/platform/domainEvents/runSteps.ts";

const steps = [
  // Somebody writes one broadcast at a time.
  `delete from broadcasts old using broadcasts other where old.admin_id = $old and old.status = 'draft'
     and other.admin_id = $new and other.status = 'draft'`,
  "update broadcasts set admin_id = $new where admin_id = $old",
];

/** Makes the old account's broadcasts the new one's. */
export const mergeBroadcasts = ({ oldId, newId }: Merging): Promise<void> =>
  runSteps(steps, { old: oldId, new: newId });
