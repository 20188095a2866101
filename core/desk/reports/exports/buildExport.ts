import { Worker } from "node:worker_threads";
import { type ReportSection, reportSections } from "#contract/reportKinds.ts";
import type { ExportWish } from "./exportTokens.ts";
import { sheetOf } from "./sheetOf.ts";
import type { Sheet } from "./table.ts";
import { type FileOrder, writeFile } from "./writeFile.ts";

/** Fewer rows are written in 100 ms, which is less than a thread takes to begin. */
const ROWS_HERE = 2000;
/** Room of a thread, in MB: several times what the largest file needs. */
const THREAD_MB = 400;

function writeAside(order: FileOrder): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./fileThread.mjs", import.meta.url), {
      workerData: order,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
    });
    thread.once("message", (file: Uint8Array) =>
      resolve(Buffer.from(file.buffer, file.byteOffset, file.length)),
    );
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`The thread ended with ${code}`)));
  });
}

/** Writes tables as a file, large ones in a thread of their own, so that nobody waits for them. */
export function buildFile(order: FileOrder): Promise<Buffer> {
  const tables = order.sheets.flatMap(({ tables: all }) => all);
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  return rows > ROWS_HERE ? writeAside(order) : writeFile(order);
}

/** A file of the report and what stands in it. */
export interface BuiltExport {
  file: Buffer;
  sheets: Sheet[];
}

/** The latest file; each waits for the one before, so that one processor and the memory of one is all they take. */
let latest: Promise<unknown> = Promise.resolve();

/** Products on sale and products no longer on sale are one section in the app. */
function sectionsOf(section: ExportWish["section"]): readonly ReportSection[] {
  if (section === "all") return reportSections;
  return section === "purchases" ? ["purchases", "expired"] : [section];
}

async function build({ section, format, language, from, before }: ExportWish): Promise<BuiltExport> {
  const sheets = [];
  for (const each of sectionsOf(section)) {
    sheets.push(await sheetOf(each, { from, before }, language));
  }
  return { sheets, file: await buildFile({ sheets, format, language }) };
}

/** Builds a file of the report once those that were asked for earlier are built. */
export function buildExport(wish: ExportWish): Promise<BuiltExport> {
  const built = latest.then(() => build(wish));
  latest = built.catch(() => {});
  return built;
}
