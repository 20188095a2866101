import { hash } from "node:crypto";
import { config } from "#config";
import { cache } from "#core/platform/cache/cache.ts";
import { listingViews } from "#core/platform/events/buffers.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";

const DAY_SECONDS = 24 * 60 * 60;

interface View {
  listingId: number;
  userId: number | undefined;
  /** Where a stranger calls from; only a keyed hash of it is kept, and for a day. */
  address: string;
}

/** Counts a view: one a day of `REPORT_TIMEZONE` for each person, or for each address of strangers. */
export async function countView({ listingId, userId, address }: View): Promise<void> {
  const day = reportDay(new Date());
  const keyed = () => hash("sha256", `${config.JWT_SECRET} ${address}`, "base64url").slice(0, 16);
  const who = userId === undefined ? `a${keyed()}` : `u${userId}`;
  if (await cache.setIfAbsent(`view:${listingId}:${day}:${who}`, "1", DAY_SECONDS)) {
    listingViews.add({ listing_id: listingId, day });
  }
}
