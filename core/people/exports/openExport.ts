import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { makeExport } from "./makeExport.ts";

/** The message that brings somebody the copy of their data, made now; nothing when they are gone. */
export async function openExport(userId: number): Promise<{ message: OutgoingMessage } | NotNow> {
  const copy = await makeExport(userId);
  if (!copy) return { kind: "over" };
  const document = {
    name: `bozor-${reportDay(new Date())}.json`,
    text: `${JSON.stringify(copy, null, 2)}\n`,
  };
  return { message: { text: { key: "privacy-export-ready" }, document } };
}
