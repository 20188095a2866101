import { useConfigs } from "./useConfigs.ts";

/** Whether listings can be promoted; nothing of it is shown where they can't, or as long as that isn't known. */
export const usePaidFeatures = (): boolean => useConfigs().data?.isOn("PAID_FEATURES_ENABLED") ?? false;
