import { shorten } from "#contract/cutText.ts";
import { reportSections } from "#contract/reportKinds.ts";
import type { ExportWish } from "#core/desk/reports/exports/exportTokens.ts";
import type { Cell, ColumnKind, Sheet, Table } from "#core/desk/reports/exports/table.ts";
import type { ReportRange } from "#core/desk/reports/readRange.ts";
import { fitsCaption } from "#core/platform/telegram/caption.ts";
import { escapeHtml } from "#core/platform/telegram/escapeHtml.ts";
import type { BotContext } from "../../../chat/context.ts";
import { words } from "../../../chat/say.ts";
import { dayText } from "../moderation/moderationFacts.ts";

const ROWS_MAX = 10;
const NAME_MAX = 40;

const grouped = new Intl.NumberFormat("fr-FR");

function cellText(cell: Cell | undefined, kind: ColumnKind): string {
  if (typeof cell !== "number") return cell ?? "–";
  if (kind === "share") return `${(cell * 100).toFixed(2)}%`;
  return kind === "decimal" ? cell.toFixed(2) : grouped.format(cell);
}

/** A row of few columns: its name, and its figures behind it. */
function rowText({ columns }: Table, row: readonly Cell[]): string {
  const [name, ...figures] = row.map((cell, index) => cellText(cell, columns[index]?.kind ?? "text"));
  return `${escapeHtml(shorten(name || "–", NAME_MAX))}: <b>${figures.map(escapeHtml).join(" · ")}</b>`;
}

/** The totals of a table with many columns, a line a column. */
function totalsText({ columns, totals = [] }: Table): string[] {
  return columns.flatMap(({ title, kind }, index) =>
    index > 0 && typeof totals[index] === "number"
      ? [`${escapeHtml(title)}: ${cellText(totals[index], kind)}`]
      : [],
  );
}

const NARROW = 3;

function tableLines(ctx: BotContext, table: Table): string[] {
  const { columns, rows, totals } = table;
  if (columns.length > NARROW) return totalsText(table);
  const more = rows.length - ROWS_MAX;
  return [
    ...rows.slice(0, ROWS_MAX).map((row) => rowText(table, row)),
    ...(more > 0 ? [words(ctx, "report-more", { count: more })] : []),
    ...(totals ? [rowText(table, totals)] : []),
  ];
}

/** The totals of each section when all are saved, by name where there are several. */
function overview(sheets: readonly Sheet[]): string[] {
  return sheets.flatMap(({ title, tables: [table] }, index) => {
    if (!table?.totals || reportSections[index] === "expired") return [];
    const { columns, totals } = table;
    const figures = totals.filter((cell, at) => typeof cell === "number" && columns[at]?.kind === "count");
    const [only] = figures;
    return figures.length > 1
      ? [`<b>${escapeHtml(title)}</b>`, ...totalsText(table)]
      : [`<b>${escapeHtml(title)}</b>: ${cellText(only, "count")}`];
  });
}

interface Told {
  section: ExportWish["section"];
  range: ReportRange;
  sheets: readonly Sheet[];
}

/** The figures of a file in words, as many lines as a caption holds; they are taken from the file's own tables. */
export function reportCaption(ctx: BotContext, { section, range, sheets }: Told): string {
  const [from, to] = [dayText(range.from), dayText(new Date(range.before.getTime() - 1))];
  const values = { section, from, to, isDay: from === to ? 1 : 0 };
  const [first] = sheets;
  const lines =
    section === "all" ? overview(sheets) : first?.tables[0] ? tableLines(ctx, first.tables[0]) : [];
  let caption = words(ctx, "report-head", values);
  for (const line of ["", ...(lines.length > 0 ? lines : [words(ctx, "report-nothing")])]) {
    const longer = `${caption}\n${line}`;
    if (!fitsCaption(longer)) break;
    caption = longer;
  }
  return caption;
}
