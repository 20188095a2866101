import { z } from "zod";
import { choice } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Kinds of reminders, as the report names them: the first is about a product, the others about a group. */
export const reminderKinds = [
  "NotJoinedOrCreated",
  "NotSharedLink",
  "LinkCopied",
  "NoJoins3",
  "NoJoins10",
  "NoJoins24",
  "GroupFinished",
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Whether the caller wants to hear a kind of reminder. */
export const ReminderSetting = z.object({ kind: z.enum(reminderKinds), isMuted: z.boolean() });
export type ReminderSetting = z.infer<typeof ReminderSetting>;

export const listReminderSettings = endpoint({
  method: "get",
  path: "/api/user/reminders",
  access: "user",
  summary: "Each kind of reminder, and whether the caller has muted it",
  input: z.object({}),
  output: z.array(ReminderSetting),
});

export const muteReminder = endpoint({
  method: "patch",
  path: "/api/user/reminders",
  access: "user",
  summary: "Mutes one kind of reminder, or lets it be heard again",
  input: z.object({ kind: choice(reminderKinds), isMuted: z.boolean() }),
  output: z.array(ReminderSetting),
});
