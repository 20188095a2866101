import type { QueryClient } from "@tanstack/react-query";
import type { showUsername as endpoint, Profile } from "#contract/users.ts";
import { call } from "#webapps/shared/client/call.ts";
import { ME_KEY } from "#webapps/shared/client/useMe.ts";

/** Says whether buyers may write to one's own Telegram name; shown at once and taken back if it fails. */
export async function showUsername(queryClient: QueryClient, isShown: boolean): Promise<void> {
  const keep = (isUsernameShown: boolean) =>
    queryClient.setQueryData<Profile>([ME_KEY], (me) => me && { ...me, isUsernameShown });
  keep(isShown);
  try {
    await call<typeof endpoint>("patch", "/api/telegram/users/username", { isShown });
  } catch (error) {
    keep(!isShown);
    throw error;
  }
}
