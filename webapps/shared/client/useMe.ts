import { useQuery } from "@tanstack/react-query";
import { queryOf } from "./queryOf.ts";
import { myself } from "./reading.ts";
import { useSession } from "./session.ts";

/** The caller's profile; asked only of those who are signed in. */
export function useMe() {
  const status = useSession((session) => session.status);
  return useQuery({ queryKey: ["me"], enabled: status === "signed-in", ...queryOf(myself()) });
}
