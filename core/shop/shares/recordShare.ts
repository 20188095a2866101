import type { shareApps, shareKinds, shareTargets } from "#contract/shoppers.ts";
import { shares } from "#core/platform/events/buffers.ts";
import { noteGroupShare } from "../groups/noteGroupShare.ts";

interface Share {
  app?: (typeof shareApps)[number];
  /** How it was shared. */
  kind: (typeof shareKinds)[number];
  /** What was shared. */
  target: (typeof shareTargets)[number];
  /** Link of the listing or product, or code of the group. */
  value?: string | undefined;
}

/** Records that a link was copied or shared; of a group also for its reminders. */
export async function recordShare(
  userId: number | undefined,
  { app = "storefront", kind, target, value = "" }: Share,
): Promise<void> {
  const created_at = new Date().toISOString();
  shares.add({ user_id: userId ?? null, created_at, app, kind, target, value });
  if (userId !== undefined && target === "group") await noteGroupShare(userId, value, kind === "copy");
}
