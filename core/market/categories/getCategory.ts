import type { CategoryDetails, CategoryNode } from "#contract/categories.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { categoryIndex } from "./categoryIndex.ts";

async function details(id: number): Promise<CategoryDetails> {
  const path = (await categoryIndex()).pathTo(id);
  const category = path.at(-1);
  if (!category) throw new RuleError("not_found", "No such category");

  const ids = path.map((step) => step.id);
  const rows = await CategoryParameter.findAll({
    where: { categoryId: ids },
    order: ["position", "id"],
    raw: true,
  });
  // Parameters of the upper categories come first.
  const ordered = ids.flatMap((step) => rows.filter(({ categoryId }) => categoryId === step));
  return {
    ...category,
    breadcrumbs: path,
    parameters: ordered.map(({ id: parameterId, type, nameRu, nameUz, optionsRu, optionsUz }) => ({
      id: parameterId,
      type,
      name: nameRu,
      name_uz: nameUz,
      enumOptions: optionsRu,
      enumOptions_uz: optionsUz,
    })),
  };
}

/**
 * One category with its own and inherited parameters.
 * @throws {RuleError} not_found
 */
export function getCategory(id: number): Promise<ReadyJson> {
  return keepReady(`category:${id}`, async () => JSON.stringify(await details(id)));
}

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

/** Children of a category, or the top ones; none for an unknown category. */
export function listCategories(parentId?: number): Promise<ReadyJson> {
  return keepReady(`categories:${parentId ?? "top"}`, async () =>
    JSON.stringify((await categoryIndex()).childrenOf(parentId ?? null)),
  );
}
