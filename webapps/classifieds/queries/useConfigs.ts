import { useQuery } from "@tanstack/react-query";
import type { listConfigsClassifieds } from "#contract/configs.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Remote variables by key: texts, and flags that are on or off. */
export function useConfigs() {
  return useQuery({
    queryKey: ["remote-variables"],
    queryFn: async ({ signal }) => {
      const items = await call<typeof listConfigsClassifieds>("get", "/api/telegram/configs", {}, { signal });
      const variables = Object.fromEntries(items.map(({ key, data }) => [key, data]));
      return {
        /** A text, undefined when it is missing or empty. */
        text: (key: string) => (typeof variables[key] === "string" && variables[key]) || undefined,
        isOn: (key: string) => variables[key] === true,
      };
    },
    // Functions aren't compared, so an equal answer would still redraw; these hardly ever change.
    structuralSharing: false,
  });
}
