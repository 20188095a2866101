/** Kinds of columns: words, whole numbers, numbers with two decimals, parts of a whole from 0 to 1. */
export type ColumnKind = "text" | "count" | "decimal" | "share";

export interface Column {
  title: string;
  kind: ColumnKind;
}

/** Null is a cell without anything. */
export type Cell = string | number | null;

/** A table as it is saved, with its words in the language it is saved in. */
export interface Table {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  totals?: readonly Cell[];
}

/** The tables of a section, which lie on one sheet. */
export interface Sheet {
  title: string;
  tables: readonly Table[];
}
