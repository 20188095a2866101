import { useQuery } from "@tanstack/react-query";
import type { listConfigsClassifieds } from "#contract/configs.ts";
import { call } from "#webapps/shared/client/call.ts";

type Configs = Record<string, unknown>;

/** Remote variables by key; empty until they are there. */
export function useConfigs(): Configs {
  const { data } = useQuery({
    queryKey: ["configs"],
    queryFn: async ({ signal }): Promise<Configs> => {
      const items = await call<typeof listConfigsClassifieds>("get", "/api/telegram/configs", {}, { signal });
      return Object.fromEntries(items.map(({ key, data }) => [key, data]));
    },
  });
  return data ?? {};
}

/** A variable that is a text, else undefined. */
export function textConfig(configs: Configs, key: string): string | undefined {
  const value = configs[key];
  return typeof value === "string" && value !== "" ? value : undefined;
}
