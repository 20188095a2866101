import { OutboxMessage } from "#db/models/OutboxMessage.ts";

/** The error of a broadcast's message from the moment it is sent until the outcome is known. */
export const TRYING = "trying";

/** Notes that a message goes now: whoever finds this note knows that it may have arrived, and lets it be. */
export async function noteTry(id: number): Promise<void> {
  await OutboxMessage.update({ error: TRYING }, { where: { id, status: "queued" } });
}
