import { useQuery } from "@tanstack/react-query";
import type { listConfigs } from "#contract/configs.ts";
import { call } from "./call.ts";

/** Remote variables that are texts, by key; those left empty are missing. */
export function useTextConfigs() {
  return useQuery({
    queryKey: ["configs"],
    queryFn: async ({ signal }): Promise<Record<string, string>> => {
      const items = await call<typeof listConfigs>("get", "/api/configs", {}, { signal });
      return Object.fromEntries(
        items.flatMap(({ key, data }) => (typeof data === "string" && data !== "" ? [[key, data]] : [])),
      );
    },
  });
}
