interface Reference {
  table: string;
  target: string | null;
}

/**
 * Puts tables behind those they refer to, by name where nothing decides. In a circle of references the first by name
 * comes first: its reference has to be made after the tables.
 */
export function inOrder(names: readonly string[], references: readonly Reference[]) {
  const order: string[] = [];
  const visited = new Set<string>();
  function visit(name: string) {
    if (visited.has(name)) return;
    visited.add(name);
    const targets = references.flatMap(({ table, target }) => (table === name && target ? [target] : []));
    for (const target of targets.sort()) visit(target);
    order.push(name);
  }
  for (const name of [...names].sort()) visit(name);
  const place = new Map(order.map((name, index) => [name, index]));
  const isBefore = (one: string, other: string) => (place.get(one) ?? 0) < (place.get(other) ?? 0);
  return { order, isBefore };
}
