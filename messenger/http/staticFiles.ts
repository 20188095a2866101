import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join, resolve, sep } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Sends a file from below `folder`; tells whether there was one. */
export async function sendFile(
  response: ServerResponse,
  folder: string,
  name: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const root = resolve(folder);
  const path = resolve(join(root, name));
  if (!path.startsWith(root + sep) || !(await isFile(path))) return false;
  response.writeHead(200, {
    "content-type": TYPES[extname(path).toLowerCase()] ?? "application/octet-stream",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  createReadStream(path).pipe(response);
  return true;
}
