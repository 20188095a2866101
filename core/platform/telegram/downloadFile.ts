import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { config } from "#config";
import { incomingFolder } from "../images/folders.ts";
import { callTelegram, TelegramError } from "./callTelegram.ts";

const PATIENCE_MS = 60_000;

const File = z.object({ file_path: z.string(), file_size: z.int().optional() });

/** The file is larger than it may be. */
export class TooLargeError extends Error {}

function limitTo(bytesMax: number): Transform {
  let left = bytesMax;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new TooLargeError());
      else done(null, chunk);
    },
  });
}

async function askForPath(fileId: string, bytesMax: number): Promise<string> {
  try {
    const { file_path, file_size = 0 } = await callTelegram("getFile", { file_id: fileId }, File);
    if (file_size > bytesMax) throw new TooLargeError();
    return file_path;
  } catch (error) {
    if (error instanceof TelegramError && /too big/.test(error.description)) throw new TooLargeError();
    throw error;
  }
}

async function fetchInto(place: string, path: string, bytesMax: number): Promise<void> {
  try {
    const address = `${config.BOT_API_ROOT}/file/bot${config.BOT_TOKEN}/${path}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok || !response.body) throw new TelegramError("file", response.status);
    await pipeline(Readable.fromWeb(response.body), limitTo(bytesMax), createWriteStream(place));
  } catch (error) {
    if (error instanceof TooLargeError || error instanceof TelegramError) throw error;
    // An error of fetch may quote the address, which holds the token.
    throw new TelegramError("file");
  }
}

/**
 * Downloads a file that somebody sent the bot and hands its place on the disk to `use`; afterwards it is gone. The Bot API
 * itself hands out 20 MB at most.
 * @throws {TooLargeError} beyond `bytesMax`
 * @throws {TelegramError} when Telegram refuses or doesn't bring it in time.
 */
export async function downloadFile<T>(
  fileId: string,
  bytesMax: number,
  use: (place: string) => Promise<T>,
): Promise<T> {
  const path = await askForPath(fileId, bytesMax);
  await mkdir(incomingFolder, { recursive: true });
  const place = join(incomingFolder, randomUUID());
  try {
    await fetchInto(place, path, bytesMax);
    return await use(place);
  } finally {
    await rm(place, { force: true });
  }
}
