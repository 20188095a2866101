import { stringify } from "csv-stringify/sync";
import type { Cell, ColumnKind, Sheet, Table } from "./table.ts";

/** The marks between cells and in decimals, as spreadsheets expect them where the language is spoken. */
const marks = { ru: { between: ";", decimal: "," }, en: { between: ",", decimal: "." } } as const;
type Marks = (typeof marks)[keyof typeof marks];

function written(cell: Cell | undefined, kind: ColumnKind, { decimal }: Marks): string | number {
  if (typeof cell !== "number") return cell ?? "";
  const inDecimals = (value: number) => value.toFixed(2).replace(".", decimal);
  if (kind === "share") return `${inDecimals(cell * 100)}%`;
  return kind === "decimal" ? inDecimals(cell) : cell;
}

function linesOf({ columns, rows, totals }: Table, as: Marks): (string | number)[][] {
  const lines = [...rows, ...(totals ? [totals] : [])];
  return [
    columns.map(({ title }) => title),
    ...lines.map((line) => columns.map(({ kind }, index) => written(line[index], kind, as))),
  ];
}

/**
 * Tables as CSV (RFC 4180, with a byte order mark): one as it is, several one below the other under their titles, with
 * an empty line between. Words that a program would take for a formula begin with an apostrophe.
 */
export function writeCsv(sheets: readonly Sheet[], language: keyof typeof marks): Buffer {
  const as = marks[language];
  const tables = sheets.flatMap((sheet) => sheet.tables);
  const blocks = tables.map((table) =>
    tables.length > 1 ? [[table.title], ...linesOf(table, as)] : linesOf(table, as),
  );
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : [[], ...block]));
  const form = {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    delimiter: as.between,
  } as const;
  return Buffer.from(stringify(lines, form));
}
