import type { CategoryNode } from "#contract/categories.ts";
import { beginningFirst, foldName } from "../ui/foldName.ts";

/** The way down a tree of categories; its end is the one whose children are shown, none is the top. */
export type CategoryPath = readonly CategoryNode[];

const namesOf = ({ name, name_uz }: CategoryNode) => [name, name_uz];

/** The way down to a category, itself the last; undefined when the tree doesn't have it. */
export function findPath(tree: CategoryPath, id: number): CategoryPath | undefined {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = findPath(node.children, id);
    if (below) return [node, ...below];
  }
  return undefined;
}

/**
 * Where the picker opens: beside what is chosen, else at the top. Where a whole category may be chosen, one with
 * others under it is chosen inside itself.
 */
export function openingPath(
  tree: CategoryPath,
  chosenId: number | undefined,
  allowPartial = false,
): CategoryPath {
  const path = (chosenId === undefined ? undefined : findPath(tree, chosenId)) ?? [];
  const isInside = allowPartial && (path.at(-1)?.children.length ?? 0) > 0;
  return isInside ? path : path.slice(0, -1);
}

/** Returns the categories that are shown at a place of the tree, in its order. */
export function childrenAt(tree: CategoryPath, path: CategoryPath): readonly CategoryNode[] {
  return path.at(-1)?.children ?? tree;
}

interface FoundCategory {
  node: CategoryNode;
  /** The categories it lies under, from the top. */
  under: CategoryPath;
}

function findBelow(
  tree: CategoryPath,
  wanted: string,
  allowPartial: boolean,
  under: CategoryPath,
): FoundCategory[] {
  return tree.flatMap((node) => {
    const below = findBelow(node.children, wanted, allowPartial, [...under, node]);
    const isFound = namesOf(node).some((name) => foldName(name).includes(wanted));
    const isChoice = allowPartial || node.children.length === 0;
    return isFound && isChoice ? [{ node, under }, ...below] : below;
  });
}

/**
 * Categories that can be chosen and whose name in either language holds the words, in any script; those that begin
 * with them first. One with others under it can be chosen only where `allowPartial` says so.
 */
export function findCategories(tree: CategoryPath, words: string, allowPartial = false): FoundCategory[] {
  const found = findBelow(tree, foldName(words), allowPartial, []);
  return beginningFirst(found, words, ({ node }) => namesOf(node));
}
