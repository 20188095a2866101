import type { z } from "zod";
import type { recordShare as endpoint } from "#contract/shoppers.ts";
import { call } from "./call.ts";

export type Share = z.input<(typeof endpoint)["input"]>;

/** Shares in one of the ways, and tells the server of it once something has opened; false where nothing has. */
export async function sharing(share: Share, run: () => Promise<boolean>): Promise<boolean> {
  const isDone = await run().catch(() => false);
  if (isDone) recordShare(share);
  return isDone;
}

/** The system's own sheet; thinking better of it is no share, and no fault. */
export const shareBySystem = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    () => false,
  );

/** Tells the server that a link was copied or shared; nobody waits for it, and nobody minds when that fails. */
export function recordShare(share: Share) {
  call<typeof endpoint>("post", "/api/user/shares", share, { isKeptAlive: true }).catch(() => undefined);
}
