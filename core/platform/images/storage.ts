import { randomBytes } from "node:crypto";
import { config } from "#config";
import { localStorage } from "./localStorage.ts";
import { makePhoto } from "./makePhoto.ts";
import type { PhotoStorage } from "./PhotoStorage.ts";
import { type S3Settings, s3Storage } from "./s3Storage.ts";

/** All of them or none: the settings are checked together. */
function s3Settings(): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_PUBLIC_URL } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY || !S3_PUBLIC_URL) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    publicUrl: S3_PUBLIC_URL,
  };
}

const settings = s3Settings();
/** Where new photos go. */
const storage: PhotoStorage = settings ? s3Storage(settings) : localStorage;
/** A market that moved to S3 keeps its older photos here. */
const storages = [storage, localStorage];

/** Bytes of a photo's name; nobody guesses it, and it never comes again. */
const NAME_BYTES = 16;

/** The square of 480 px stands beside its photo. */
export const squareOf = (key: string) => key.replace(/\.webp$/, "-480.webp");

/** A public address for a photo that is about to be kept. */
export function newPhotoAddress(): string {
  const name = randomBytes(NAME_BYTES).toString("hex");
  return `${storage.prefix}${name.slice(0, 2)}/${name}.webp`;
}

/** Where the file of an address is kept, if this market keeps it. */
function placeOf(src: string): { kept: PhotoStorage; key: string } | undefined {
  const kept = storages.find(({ prefix }) => src.startsWith(prefix));
  return kept && { kept, key: src.slice(kept.prefix.length) };
}

/** The key under which this market keeps the file of an address, if it does. */
export const keyOf = (src: string): string | undefined => placeOf(src)?.key;

/**
 * Reads the file under a key, or nothing when no storage has it and it can't be made.
 * @throws when the storage is away.
 */
export async function readPhoto(key: string): Promise<Buffer | undefined> {
  // A look at this machine's folder costs nothing, and a market that moved to S3 has its older photos there.
  const here = (await localStorage.read(key)) ?? (await makePhoto(key));
  return here ?? (storage === localStorage ? undefined : storage.read(key));
}

/** Waits for all, also when one fails: whoever tidies up then meets nothing that is still being written. */
async function settle(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

/**
 * Keeps the files of photos, each under its new address.
 * @throws when the storage is away; then some of them may be there.
 */
export function putPhotos(photos: readonly { src: string; full: Buffer; square: Buffer }[]): Promise<void> {
  return settle(
    photos.flatMap(({ src, full, square }) => {
      const key = src.slice(storage.prefix.length);
      return [storage.put(key, full), storage.put(squareOf(key), square)];
    }),
  );
}

/**
 * Removes the files of a photo; what no storage of this market keeps is left alone.
 * @throws when the storage is away.
 */
export async function removePhoto(src: string): Promise<void> {
  const place = placeOf(src);
  if (!place) return;
  const { kept, key } = place;
  await settle([kept.remove(key), kept.remove(squareOf(key))]);
}
