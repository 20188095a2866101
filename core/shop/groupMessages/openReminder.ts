import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { awakeAt } from "#core/platform/time/quietHours.ts";
import { findReminder } from "./findReminder.ts";
import { writeReminder } from "./writeReminder.ts";

/** What a reminder says at the moment of its sending: nothing when it isn't so any more, nor at night. */
export async function openReminder(
  id: number,
  now = new Date(),
): Promise<{ message: OutgoingMessage } | NotNow> {
  const reminder = await findReminder(id);
  if (!reminder?.isTrue) return { kind: "over" };
  const until = awakeAt(now);
  return until > now ? { kind: "held", until } : { message: await writeReminder(reminder) };
}
