import { recordEvents } from "../events/recordEvents.ts";
import { noteGroupShare } from "../groups/noteGroupShare.ts";

interface Share {
  /** How it was shared. */
  kind: string;
  /** What was shared. */
  target: string;
  /** Link of the product, or code of the group. */
  value?: string | undefined;
}

/** Name of the event that a share is kept as. */
export const SHARE_EVENT = "share";

/** Notes that a link was copied or shared, as an event of the storefront; of a group also for its reminders. */
export async function recordShare(
  userId: number | undefined,
  { kind, target, value = "" }: Share,
): Promise<void> {
  recordEvents(userId, [{ name: SHARE_EVENT, app: "storefront", properties: { kind, target, value } }]);
  if (userId !== undefined && target === "group") await noteGroupShare(userId, value, kind === "copy");
}
