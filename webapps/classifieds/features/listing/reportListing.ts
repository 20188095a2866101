import type { reportListing as endpoint } from "#contract/moderation.ts";
import type { ReportReason } from "#contract/reasons.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Tells the moderators what is wrong with a listing. */
export function reportListing(id: number, reason: ReportReason, note: string) {
  return call<typeof endpoint>("post", "/api/user/telegram/products/:id/report", {
    id,
    reason,
    ...(note && { note }),
  });
}
