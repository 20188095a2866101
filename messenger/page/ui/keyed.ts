/** Gives each item its place and a key that tells equal ones apart. */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { item: Item; index: number; key: string }[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const name = nameOf(item);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { item, index, key: `${name}#${count}` };
  });
}
