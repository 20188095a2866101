import { PhotoError, photoOf, storeDocument, storePhoto, toDocument } from "../files.ts";
import type { UploadedFile } from "../http/multipart.ts";
import type { DocumentFile, PhotoSize } from "../shapes/message.ts";
import type { World } from "../world.ts";
import { badRequest } from "./ApiError.ts";
import type { Params } from "./Params.ts";

const FETCH_TIMEOUT_MS = 10_000;
const PHOTO_LIMIT_BYTES = 10 * 1024 * 1024;

async function fetchFile(url: string): Promise<UploadedFile> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(String(response.status));
    const name = new URL(url).pathname.split("/").at(-1) ?? "";
    const type = response.headers.get("content-type") ?? "application/octet-stream";
    return { name, type, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch {
    throw badRequest("failed to get HTTP URL content");
  }
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isWebp = (bytes: Buffer) =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";

/** Finds the file that a parameter means: an upload (directly or by `attach://`), an address, or a known file id. */
async function findFile(params: Params, name: string, value: string | undefined) {
  const attached = value?.startsWith("attach://") ? value.slice("attach://".length) : name;
  const upload = params.files.get(attached);
  if (upload) return { upload };
  if (!value) return null;
  if (/^https?:\/\//.test(value)) return { upload: await fetchFile(value), isFetched: true };
  return { fileId: value };
}

interface Found {
  upload: UploadedFile;
  isFetched?: boolean;
}

async function keepPhoto(world: World, { upload: { bytes }, isFetched = false }: Found) {
  if (bytes.length === 0) throw badRequest("file must be non-empty");
  if (bytes.length > PHOTO_LIMIT_BYTES) throw badRequest("file is too big for a photo");
  const wrongType = badRequest("wrong type of the web page content");
  // Telegram takes some WebP and refuses other; here none passes, so that nobody relies on it.
  if (isFetched && isWebp(bytes)) throw wrongType;
  try {
    return await storePhoto(world, bytes);
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    throw isFetched ? wrongType : badRequest(error.message);
  }
}

export async function readPhoto(
  world: World,
  params: Params,
  name: string,
  value = params.text(name),
): Promise<PhotoSize[]> {
  const found = await findFile(params, name, value);
  if (!found) throw badRequest("there is no photo in the request");
  if ("fileId" in found) {
    const known = photoOf(world, found.fileId ?? "");
    if (!known) throw badRequest("wrong file identifier/HTTP URL specified");
    return known;
  }
  return keepPhoto(world, found);
}

/** The photo behind an address, kept as Telegram keeps those it fetches. */
export async function storePhotoOf(world: World, url: string): Promise<PhotoSize[]> {
  return keepPhoto(world, { upload: await fetchFile(url), isFetched: true });
}

/** The photo of an `InlineQueryResultPhoto`, which must be a JPEG when Telegram is to fetch it. */
export async function readInlinePhoto(world: World, params: Params): Promise<PhotoSize[]> {
  const fileId = params.text("photo_file_id");
  if (fileId) return readPhoto(world, params, "", fileId);
  const url = params.text("photo_url") ?? "";
  if (!/^https?:\/\//.test(url)) throw badRequest("WEBDOCUMENT_URL_INVALID");
  const upload = await fetchFile(url);
  if (!isJpeg(upload.bytes)) throw badRequest("WEBDOCUMENT_MIME_INVALID");
  return keepPhoto(world, { upload, isFetched: true });
}

export async function readDocument(
  world: World,
  params: Params,
  name: string,
  value = params.text(name),
): Promise<DocumentFile> {
  const found = await findFile(params, name, value);
  if (!found) throw badRequest("there is no document in the request");
  if ("fileId" in found) {
    const known = world.state.files[found.fileId ?? ""];
    if (!known) throw badRequest("wrong file identifier/HTTP URL specified");
    return toDocument(known);
  }
  const { bytes, name: fileName, type } = found.upload;
  if (bytes.length === 0) throw badRequest("file must be non-empty");
  return storeDocument(world, bytes, fileName, type);
}
