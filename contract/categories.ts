import { z } from "zod";
import { IdParam } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const parameterTypes = ["STRING", "BOOLEAN", "ENUM"] as const;

/** A characteristic of listings in a category. The two lists of options are parallel, empty unless ENUM. */
export const CategoryParameter = z.object({
  id: z.int(),
  type: z.enum(parameterTypes),
  name: z.string(),
  name_uz: z.string(),
  enumOptions: z.array(z.string()),
  enumOptions_uz: z.array(z.string()),
});
export type CategoryParameter = z.infer<typeof CategoryParameter>;

/** A category by itself. `link` is its address and its icon's name; `name` is Russian. */
export const Category = z.object({
  id: z.int(),
  parentId: z.int().nullable(),
  link: z.string(),
  name: z.string(),
  name_uz: z.string(),
  name_hi: z.string(),
  order: z.int(),
  hasChildren: z.boolean(),
});
export type Category = z.infer<typeof Category>;

export interface CategoryNode extends Category {
  children: CategoryNode[];
}
export const CategoryNode: z.ZodType<CategoryNode> = Category.extend({
  get children() {
    return z.array(CategoryNode);
  },
});

/** One category with the parameters its listings may have (own and inherited) and the way down to it. */
export const CategoryDetails = Category.extend({
  parameters: z.array(CategoryParameter),
  breadcrumbs: z.array(Category),
});
export type CategoryDetails = z.infer<typeof CategoryDetails>;

export const listCategories = endpoint({
  method: "get",
  path: "/api/telegram/category",
  access: "public",
  summary: "Children of a category, or the top ones",
  input: z.object({ parentId: IdParam.optional() }),
  output: z.array(Category),
});

export const getCategory = endpoint({
  method: "get",
  path: "/api/telegram/category/id/:id",
  access: "public",
  summary: "One category with its parameters",
  input: z.object({ id: IdParam }),
  output: CategoryDetails,
});

export const getCategoryTree = endpoint({
  method: "get",
  path: "/api/telegram/category/tree",
  access: "public",
  summary: "All categories, nested",
  input: z.object({}),
  output: z.array(CategoryNode),
});
