import { categories } from "../../reference/categories/categories.ts";
import type { CategorySeed, ParameterSeed } from "../../reference/categories/types.ts";

/** A parameter with the category it is defined in. */
export interface OwnedParameter {
  category: string;
  seed: ParameterSeed;
}

export interface Leaf {
  link: string;
  /** Links from the top down to the leaf itself. */
  path: string[];
  /** The leaf's own parameters and those it inherits. */
  parameters: OwnedParameter[];
}

function walk(node: CategorySeed, path: readonly string[], inherited: readonly OwnedParameter[]): Leaf[] {
  const own = (node.parameters ?? []).map((seed) => ({ category: node.link, seed }));
  const leaf = { link: node.link, path: [...path, node.link], parameters: [...inherited, ...own] };
  if (!node.children?.length) return [leaf];
  return node.children.flatMap((child) => walk(child, leaf.path, leaf.parameters));
}

/** Every leaf of the reference category tree. */
export const leaves: readonly Leaf[] = categories.flatMap((root) => walk(root, [], []));
