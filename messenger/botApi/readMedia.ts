import { PhotoError, photoOf, storeDocument, storePhoto, toDocument } from "../files.ts";
import type { UploadedFile } from "../http/multipart.ts";
import type { DocumentFile, PhotoSize } from "../shapes.ts";
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

/** What a file parameter means: an upload (directly or by `attach://`), an address, or a known file id. */
async function findFile(params: Params, name: string, value: string | undefined) {
  const attached = value?.startsWith("attach://") ? value.slice("attach://".length) : name;
  const upload = params.files.get(attached);
  if (upload) return { upload };
  if (!value) return null;
  if (/^https?:\/\//.test(value)) return { upload: await fetchFile(value), isFetched: true };
  return { fileId: value };
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
  if (found.upload.bytes.length === 0) throw badRequest("file must be non-empty");
  if (found.upload.bytes.length > PHOTO_LIMIT_BYTES) throw badRequest("file is too big for a photo");
  try {
    return await storePhoto(world, found.upload.bytes);
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    throw badRequest(found.isFetched ? "wrong type of the web page content" : error.message);
  }
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
