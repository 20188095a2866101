import { useQuery } from "@tanstack/react-query";
import { queryOf } from "./queryOf.ts";
import { myself } from "./reading.ts";
import { useIsSignedIn } from "./session.ts";

export const ME_KEY = "me";

/** The caller's profile; asked only of those who are signed in. */
export function useMe() {
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: [ME_KEY],
    enabled,
    ...queryOf(myself()),
  });
}
