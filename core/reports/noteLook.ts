import type { ReportSection } from "#contract/reportKinds.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { cache } from "../cache/cache.ts";
import { describeError } from "../describeError.ts";
import { log } from "../log.ts";
import type { ReportRange } from "./readRange.ts";

/** The same look again is no news for so long, in seconds: pages ask anew whenever they are opened or come back. */
const KNOWN_SECONDS = 10 * 60;

/**
 * Writes down that an admin looks at a section, or at the figures of the chat, once in ten minutes for a range. It
 * never fails: what can be read may be looked at, and the log then says what the audit couldn't.
 */
export async function noteLook(
  adminId: number,
  section: ReportSection | "stats",
  { from, before }: ReportRange,
): Promise<void> {
  const key = `look:${adminId}:${section}:${from.getTime()}:${before.getTime()}`;
  if (!(await cache.setIfAbsent(key, "1", KNOWN_SECONDS))) return;
  const details = { from: from.toISOString(), before: before.toISOString() };
  try {
    await recordAudit({
      ...{ actorId: adminId, action: "report.look", subjectType: "report", subjectId: section, details },
    });
  } catch (error) {
    log.error(
      { adminId, section, ...details, error: describeError(error) },
      "a look at a report isn't noted",
    );
    await cache.delete(key);
  }
}
