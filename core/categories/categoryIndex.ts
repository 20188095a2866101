import type { Category as CategoryView } from "#contract/categories.ts";
import { Category } from "#db/models/Category.ts";
import { rememberBriefly } from "../ready/rememberBriefly.ts";

function toView({ id, parentId, link, nameRu, nameUz, nameHi, position }: Category, hasChildren: boolean) {
  return {
    ...{ id, parentId: parentId ?? null, link, hasChildren, order: position },
    ...{ name: nameRu, name_uz: nameUz, name_hi: nameHi },
  };
}

async function load() {
  const rows = await Category.findAll({ order: ["position", "id"], raw: true });
  const parents = new Set(rows.map(({ parentId }) => parentId));
  const all = rows.map((row) => toView(row, parents.has(row.id)));
  const byId = new Map(all.map((category) => [category.id, category]));
  const byParent = new Map<number | null, CategoryView[]>();
  for (const category of all) {
    const siblings = byParent.get(category.parentId);
    if (siblings) siblings.push(category);
    else byParent.set(category.parentId, [category]);
  }

  const links = new Set(all.map(({ link }) => link));

  return {
    hasLink: (link: string): boolean => links.has(link),
    childrenOf: (parentId: number | null): CategoryView[] => byParent.get(parentId) ?? [],
    /** The way from the top down to the category itself; empty for an unknown one. */
    pathTo: (id: number): CategoryView[] => {
      const path: CategoryView[] = [];
      for (let at = byId.get(id); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
        path.unshift(at);
      }
      return path;
    },
  };
}

/** The whole tree, at most a second old. */
export const categoryIndex = rememberBriefly(load);
