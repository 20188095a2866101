import { categoryIndex } from "../categories/categoryIndex.ts";

/** A category and its path as a listing's row holds them. */
export async function categoryColumns(categoryId: number) {
  const [top, middle, bottom] = (await categoryIndex()).pathTo(categoryId);
  if (!top) throw new Error(`No way leads to category ${categoryId}`);
  return { categoryId, category_1: top.id, category_2: middle?.id ?? null, category_3: bottom?.id ?? null };
}
