import type { Cell as XlsxCell } from "write-excel-file/node";
import type { Cell, Column, ColumnKind, Sheet, Table } from "./table.ts";

const formats: Record<Exclude<ColumnKind, "text">, string> = {
  count: "#,##0",
  decimal: "#,##0.00",
  share: "0.00%",
};

/** Widths of columns, in characters: of words, and of numbers, whose headings may be longer. */
const WORDS_WIDTH = 48;
const NUMBER_WIDTH = 14;

const heading = (title: string) => ({ value: title, type: String, fontWeight: "bold" }) as const;

function written(cell: Cell | undefined, kind: ColumnKind, isBold: boolean): XlsxCell {
  const weight = isBold ? ({ fontWeight: "bold" } as const) : {};
  if (cell === null || cell === undefined) return null;
  if (typeof cell === "string") {
    // A formula is a type of its own, so these are never one.
    const side = kind === "text" ? {} : ({ align: "right" } as const);
    return { value: cell, type: String, ...side, ...weight };
  }
  return { value: cell, type: Number, ...(kind === "text" ? {} : { format: formats[kind] }), ...weight };
}

function linesOf({ columns, rows, totals }: Table): XlsxCell[][] {
  const line = (cells: readonly Cell[], isBold = false) =>
    columns.map(({ kind }, index) => written(cells[index], kind, isBold));
  return [
    columns.map(({ title, kind }) => ({
      ...heading(title),
      ...(kind === "text" ? {} : { align: "right" as const }),
      wrap: true,
      alignVertical: "bottom" as const,
    })),
    ...rows.map((cells) => line(cells)),
    ...(totals ? [line(totals, true)] : []),
  ];
}

const widthOf = ({ kind, title }: Column) =>
  kind === "text" ? WORDS_WIDTH : Math.max(NUMBER_WIDTH, Math.min(title.length, 2 * NUMBER_WIDTH));

function sheetOf({ title, tables }: Sheet) {
  const isOne = tables.length === 1;
  const blocks = tables.map((table) =>
    isOne ? linesOf(table) : [[heading(table.title)], ...linesOf(table)],
  );
  const widest = Math.max(...tables.map(({ columns }) => columns.length));
  const columns = Array.from({ length: widest }, (_, index) => ({
    width: Math.max(...tables.flatMap((table) => table.columns[index] ?? []).map(widthOf)),
  }));
  return {
    sheet: title,
    columns,
    stickyRowsCount: isOne ? 1 : 2,
    data: blocks.flatMap((block, index) => (index === 0 ? block : [[], ...block])),
  };
}

/** Tables as a workbook for Excel, a sheet a section; of several on a sheet each has its title above it. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  // Few ever export, and every start would load it.
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  return writeXlsxFile(sheets.map(sheetOf)).toBuffer();
}
