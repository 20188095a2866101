import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { listReminderSettings, muteReminder, ReminderSetting } from "#contract/reminders.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { untilOnline } from "../../offline/waiting.ts";
import { KEYS } from "../../queryKeys.ts";

const PATH = "/api/user/reminders";
const KEY = [KEYS.reminders];

/** The caller's reminders by the bot, asked for once the answer is wanted. */
export const useReminders = (enabled: boolean) =>
  useQuery({ queryKey: KEY, enabled, ...queryOf(reading<typeof listReminderSettings>(PATH, {})) });

/**
 * Mutes a kind or lets it be heard again, shown at once and taken back where the server refuses; what the network holds up
 * goes out once it is back.
 */
export function useMuteReminder(onFault: () => void) {
  const queryClient = useQueryClient();
  const show = ({ kind, isMuted }: ReminderSetting) =>
    queryClient.setQueryData<ReminderSetting[]>(KEY, (known) =>
      known?.map((setting) => (setting.kind === kind ? { kind, isMuted } : setting)),
    );
  return useMutation({
    ...untilOnline("reminders"),
    mutationFn: (setting: ReminderSetting) => call<typeof muteReminder>("patch", PATH, setting),
    onMutate: show,
    onError: (_, { kind, isMuted }) => {
      show({ kind, isMuted: !isMuted });
      onFault();
    },
  });
}
