import { ApiError, readAnswer, readApiError } from "#webapps/shared/client/ApiError.ts";
import { accessToken, renewSession } from "#webapps/shared/client/session.ts";
import type { UploadedImage, uploadImages } from "../../../../contract/images.ts";

interface UploadOptions {
  signal?: AbortSignal;
  /** Hears how much is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

const PATH: (typeof uploadImages)["path"] = "/api/images";
/** A photo over a slow network takes longer than any other call. */
const TIMEOUT_MS = 120_000;

/** Sends one photo. By XMLHttpRequest, since fetch can't tell how much of a body has gone out. */
function post(photo: Blob, token: string | null, { signal, onProgress }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open("POST", PATH);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader("accept-language", document.documentElement.lang);
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ApiError("offline"));
    request.ontimeout = () => reject(new ApiError("timeout"));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener("abort", stop);
    signal?.addEventListener("abort", stop);

    const body = new FormData();
    body.append("files", photo, "photo");
    request.send(body);
  });
}

/**
 * Uploads one photo and gives the address it is known by from then on.
 * @throws {ApiError}
 */
export async function uploadPhoto(photo: Blob, options: UploadOptions = {}): Promise<UploadedImage> {
  const token = await accessToken();
  options.signal?.throwIfAborted();
  let response = await post(photo, token, options);
  if (response.status === 401 && (await renewSession(token))) {
    response = await post(photo, await accessToken(), options);
  }
  if (!response.ok) throw await readApiError(response);
  const [image] = await readAnswer<UploadedImage[]>(response);
  if (!image) throw new ApiError("unexpected", response.status);
  return image;
}
