import type { Purchase } from "#contract/reports.ts";

/** A column: the first names the rows, the others hold figures. */
export interface Column<Row> {
  key: string;
  title: string;
  /** The value that rows are sorted by. It is shown where there are no `words`. */
  value: (row: Row) => string | number;
  /** The words that are shown in the place of the plain value. */
  words?: (row: Row) => string;
  /** The content of the totals row here; the first column's is "Total". */
  total?: "sum" | "dash" | ((rows: readonly Row[]) => string);
}

/** Rows that belong together. */
export interface RowGroup<Row> {
  key: string;
  /** Its heading; a group without one has none. A heading without rows stands there, empty. */
  title?: string;
  rows: readonly Row[];
  /** Folded at first, below the totals, which it isn't counted in; it has totals of its own. */
  isApart?: boolean;
}

export type Source = Purchase["utmData"][number];

/** The details that a row unfolds to: where its people came from. */
interface Sources<Row> {
  of: (row: Row) => readonly Source[];
  nameOf: (type: string) => string;
}

/** Facts of the whole table that each of its parts needs. */
export interface TableParts<Row> {
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  sources: Sources<Row> | undefined;
}
