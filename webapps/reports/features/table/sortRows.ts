/** By which column rows stand, and which way. */
export interface Order {
  key: string;
  isDescending: boolean;
}

type Value = string | number;

/**
 * Rows by one of their values: numbers by size, words as the language sorts them (`2` before `10`). Equal ones keep
 * their order either way.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => Value,
  isDescending: boolean,
  language: string,
): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: readValue(row) }))
    .sort((one, other) => {
      if (typeof one.value === "number" && typeof other.value === "number")
        return sign * (one.value - other.value);
      return sign * compare(String(one.value), String(other.value));
    })
    .map(({ row }) => row);
}

/**
 * Returns the order after a tap on a column's head: figures from the largest, words from the beginning, then the other
 * way round, then as the rows came.
 */
export function nextOrder(order: Order | undefined, key: string, isOfFigures: boolean): Order | undefined {
  if (order?.key !== key) return { key, isDescending: isOfFigures };
  if (order.isDescending === isOfFigures) return { key, isDescending: !isOfFigures };
  return undefined;
}
