import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { categoryIndex } from "./categoryIndex.ts";

/** Children of a category, or the top ones; none for an unknown category. */
export function listCategories(parentId?: number): Promise<ReadyJson> {
  return keepReady(`categories:${parentId ?? "top"}`, async () =>
    JSON.stringify((await categoryIndex()).childrenOf(parentId ?? null)),
  );
}
