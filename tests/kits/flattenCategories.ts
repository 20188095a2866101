import type { CategorySeed, ParameterSeed } from "../../db/seeds/reference/categories/types.ts";

interface FlatCategory {
  node: CategorySeed;
  depth: number;
  parent?: string;
  path: string[];
  isLeaf: boolean;
  parameters: ParameterSeed[];
}

/**
 * The tree as a list, parents before children, siblings in display order. `depth` counts from 1 at a root,
 * `path` holds the links from the root to the node itself, `parameters` the inherited ones, then the own.
 */
export function flattenCategories(categories: readonly CategorySeed[]): FlatCategory[] {
  return categories.flatMap((root) => flattenNode(root));
}

function flattenNode(node: CategorySeed, parent?: FlatCategory): FlatCategory[] {
  const children = node.children ?? [];
  const flat: FlatCategory = {
    node,
    depth: (parent?.depth ?? 0) + 1,
    ...(parent ? { parent: parent.node.link } : {}),
    path: [...(parent?.path ?? []), node.link],
    isLeaf: children.length === 0,
    parameters: [...(parent?.parameters ?? []), ...(node.parameters ?? [])],
  };
  return [flat, ...children.flatMap((child) => flattenNode(child, flat))];
}
