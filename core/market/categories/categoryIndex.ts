import { Category } from "#contract/categories.ts";
import { rememberBriefly } from "#core/platform/cache/keepBriefly.ts";
import { read } from "#db/readPool.ts";

const statement = {
  name: "category-index",
  text: `select c.id, c.parent_id as "parentId", c.link, c.position as "order",
      exists (select from categories below where below.parent_id = c.id) as "hasChildren",
      c.name_ru as name, c.name_uz, c.name_hi
    from categories c order by c.position, c.id`,
};

async function load() {
  const all = await read(Category.shape, statement, []);
  const byId = new Map(all.map((category) => [category.id, category]));
  const byParent = new Map<number | null, Category[]>();
  for (const category of all) {
    const siblings = byParent.get(category.parentId);
    if (siblings) siblings.push(category);
    else byParent.set(category.parentId, [category]);
  }

  const links = new Set(all.map(({ link }) => link));

  return {
    hasLink: (link: string): boolean => links.has(link),
    childrenOf: (parentId: number | null): Category[] => byParent.get(parentId) ?? [],
    /** The way from the top down to the category itself; empty for an unknown one. */
    pathTo: (id: number): Category[] => {
      const path: Category[] = [];
      for (let at = byId.get(id); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
        path.unshift(at);
      }
      return path;
    },
  };
}

/** The whole tree, at most a second old. */
export const categoryIndex = rememberBriefly(load);
