import type { CategoryNode } from "#contract/categories.ts";

/** The way down a tree of categories; its end is the one whose children are shown, none is the top. */
export type CategoryPath = readonly CategoryNode[];

/** The way down to a category, itself the last; undefined when the tree doesn't have it. */
export function findPath(tree: CategoryPath, id: number): CategoryPath | undefined {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = findPath(node.children, id);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** Where the picker opens: beside what is chosen, else at the top. */
export function openingPath(tree: CategoryPath, chosenId: number | undefined): CategoryPath {
  return (chosenId === undefined ? undefined : findPath(tree, chosenId)?.slice(0, -1)) ?? [];
}

/** What is shown at a place of the tree, in its order. */
export function childrenAt(tree: CategoryPath, path: CategoryPath): readonly CategoryNode[] {
  return path.at(-1)?.children ?? tree;
}

export interface FoundCategory {
  node: CategoryNode;
  /** What it lies under, from the top. */
  under: CategoryPath;
}

/** Categories that can be chosen and whose name in either language holds the words, capitals ignored. */
export function findCategories(tree: CategoryPath, words: string, under: CategoryPath = []): FoundCategory[] {
  const wanted = words.trim().toLowerCase();
  return tree.flatMap((node) => {
    if (node.children.length > 0) return findCategories(node.children, words, [...under, node]);
    const isFound = [node.name, node.name_uz].some((name) => name.toLowerCase().includes(wanted));
    return isFound ? [{ node, under }] : [];
  });
}
