import { useQuery } from "@tanstack/react-query";
import type { getMe } from "#contract/users.ts";
import { call } from "./call.ts";
import { readEarly } from "./early.ts";
import { useSession } from "./session.ts";

/** The caller's profile; asked only of those who are signed in. */
export function useMe() {
  const status = useSession((session) => session.status);
  return useQuery({
    queryKey: ["me"],
    enabled: status === "signed-in",
    initialData: () => readEarly<typeof getMe>("/api/telegram/users/me", {}),
    queryFn: ({ signal }) => call<typeof getMe>("get", "/api/telegram/users/me", {}, { signal }),
  });
}
