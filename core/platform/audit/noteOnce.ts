import { cache } from "../cache/cache.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { type AuditRecord, recordAudit } from "./recordAudit.ts";

/** How long the same look isn't noted again, in seconds: pages ask again whenever they are opened or come back. */
const KNOWN_SECONDS = 10 * 60;

/**
 * Writes down that somebody with power looked at something, once in ten minutes. It never fails: what can be read may be
 * looked at, and the log then says what the audit couldn't.
 */
export async function noteOnce(look: AuditRecord): Promise<void> {
  const { actorId, action, subjectType, subjectId, details = {} } = look;
  const key = `look:${actorId}:${action}:${subjectType}:${subjectId}:${Object.values(details).join(":")}`;
  if (!(await cache.setIfAbsent(key, "1", KNOWN_SECONDS))) return;
  try {
    await recordAudit(look);
  } catch (error) {
    log.error({ ...look, error: describeError(error) }, "a look isn't noted");
    await cache.delete(key);
  }
}
