import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { listConfigsClassifieds } from "#contract/configs.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { KEYS } from "../../queryKeys.ts";
import { configs } from "../../readings.ts";

type Items = z.output<(typeof listConfigsClassifieds)["output"]>;

function variablesOf(items: Items) {
  const variables = Object.fromEntries(items.map(({ key, data }) => [key, data]));
  return {
    /** A text, undefined when it is missing or empty. */
    text: (key: string) => (typeof variables[key] === "string" && variables[key]) || undefined,
    isOn: (key: string) => variables[key] === true,
  };
}

const { initialData, queryFn } = queryOf(configs());

/** How they are asked for. */
export const configsQuery = queryOptions({
  queryKey: [KEYS.configs],
  queryFn: async ({ signal }) => variablesOf(await queryFn({ signal })),
});

/** Remote variables by key: texts, and flags that are on or off. */
export function useConfigs() {
  return useQuery({
    ...configsQuery,
    initialData: () => {
      const early = initialData();
      return early && variablesOf(early);
    },
    // Functions aren't compared, so an equal answer would still redraw; these hardly ever change.
    structuralSharing: false,
  });
}

/** Whether listings can be promoted; nothing of it is shown where they can't, or as long as that isn't known. */
export const usePaidFeatures = (): boolean => useConfigs().data?.isOn("PAID_FEATURES_ENABLED") ?? false;
