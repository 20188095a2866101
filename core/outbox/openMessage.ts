import { readCardMessage } from "../groupCards/readCardMessage.ts";
import { openReminder } from "../reminders/openReminder.ts";
import { LiveMessage, type NotNow } from "./message.ts";

/** Opens a message of the outbox for its sending: a live one gets its words, or isn't said now. */
export async function openMessage(message: unknown): Promise<{ message: unknown } | NotNow> {
  const live = LiveMessage.safeParse(message).data;
  if (!live) return { message };
  return live.live === "reminder" ? openReminder(live.id) : readCardMessage(live.id);
}
