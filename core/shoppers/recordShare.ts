import { recordEvents } from "../events/recordEvents.ts";

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

/** Notes that a link was copied or shared, as an event of the storefront. */
export function recordShare(userId: number | undefined, { kind, target, value = "" }: Share): void {
  recordEvents(userId, [{ name: SHARE_EVENT, app: "storefront", properties: { kind, target, value } }]);
}
