import type { Category } from "#contract/categories.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";

/**
 * The way from the top down to a category that listings may be in.
 * @throws {RuleError} invalid_input when there is none such, or it is divided further.
 */
export async function getLeafPath(categoryId: number): Promise<Category[]> {
  const path = (await categoryIndex()).pathTo(categoryId);
  if (!path.at(-1) || path.at(-1)?.hasChildren) {
    throw new RuleError("invalid_input", "No category for listings", { fields: { categoryId: "unknown" } });
  }
  return path;
}
