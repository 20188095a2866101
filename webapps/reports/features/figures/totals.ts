/** The sum of one figure of all rows. */
export function sumOf<Row>(rows: readonly Row[], figureOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + figureOf(row), 0);
}
