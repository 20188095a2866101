import { useQuery } from "@tanstack/react-query";
import { queryOf } from "./queryOf.ts";
import { configs } from "./reading.ts";

/** Remote variables that are texts, by key; those left empty are missing. */
export function useTextConfigs() {
  return useQuery({
    queryKey: ["configs"],
    queryFn: async ({ signal }): Promise<Record<string, string>> => {
      const items = await queryOf(configs()).queryFn({ signal });
      return Object.fromEntries(
        items.flatMap(({ key, data }) => (typeof data === "string" && data !== "" ? [[key, data]] : [])),
      );
    },
  });
}
