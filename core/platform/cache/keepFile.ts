import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";

const making = new Map<string, Promise<void>>();

async function write(file: string, content: () => AsyncIterable<string>) {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await pipeline(Readable.from(content()), createGzip(), createWriteStream(unfinished));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Sees to it that a gzipped file is there and no older than `age` milliseconds: else it is written from `content`, piece
 * by piece and whole or not at all. Whoever wants it meanwhile waits for the same. Where that fails, the old one stays
 * good; it throws where there is none.
 */
export async function keepFile(
  file: string,
  age: number,
  content: () => AsyncIterable<string>,
): Promise<void> {
  const known = await stat(file).catch(() => undefined);
  if (known && Date.now() - known.mtimeMs < age) return;
  const made = making.get(file) ?? write(file, content).finally(() => making.delete(file));
  making.set(file, made);
  try {
    await made;
  } catch (error) {
    if (!known) throw error;
    log.warn({ file: basename(file), error: describeError(error) }, "a kept file could not be made anew");
  }
}
