import type { CategoryNode } from "#contract/categories.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { categoryIndex } from "./categoryIndex.ts";

async function nodes(): Promise<CategoryNode[]> {
  const { childrenOf } = await categoryIndex();
  const below = (parentId: number | null): CategoryNode[] =>
    childrenOf(parentId).map((category) => ({ ...category, children: below(category.id) }));
  return below(null);
}

/** All categories, nested. */
export function getCategoryTree(): Promise<ReadyJson> {
  return keepReady("category-tree", async () => JSON.stringify(await nodes()));
}
