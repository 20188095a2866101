import { Worker } from "node:worker_threads";
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
