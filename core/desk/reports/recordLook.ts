import type { ReportSection } from "#contract/reportKinds.ts";
import { noteOnce } from "#core/platform/audit/noteOnce.ts";
import type { ReportRange } from "./readRange.ts";

/** Writes down, as `noteOnce` does, that an admin looks at a section, or at the figures of the chat, for a range. */
export function recordLook(
  adminId: number,
  section: ReportSection | "stats",
  { from, before }: ReportRange,
): Promise<void> {
  return noteOnce({
    actorId: adminId,
    action: "report.look",
    subjectType: "report",
    subjectId: section,
    details: { from: from.toISOString(), before: before.toISOString() },
  });
}
