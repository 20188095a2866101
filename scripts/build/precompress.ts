import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Below this a packet holds the file anyway. */
const SMALLEST = 1024;

/** Writes a file; requests meanwhile get the whole or nothing. */
async function write(path: string, data: Buffer) {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}

/** Writes `.br` and `.gz` beside every text file of a folder, so that serving costs no processor time. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const content = await readFile(path);
      if (content.length < SMALLEST) return;
      const brotli = promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      await Promise.all([
        brotli.then((data) => write(`${path}.br`, data)),
        promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((data) =>
          write(`${path}.gz`, data),
        ),
      ]);
    }),
  );
}
