import { useQuery } from "@tanstack/react-query";
import type { getMe } from "#contract/users.ts";
import { call } from "./call.ts";
import { useSession } from "./session.ts";

/** The caller's profile; asked only of those who are signed in. */
export function useMe() {
  const status = useSession((session) => session.status);
  return useQuery({
    queryKey: ["me"],
    enabled: status === "signed-in",
    queryFn: ({ signal }) => call<typeof getMe>("get", "/api/telegram/users/me", {}, { signal }),
  });
}
