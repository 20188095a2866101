import type { IncomingMessage } from "node:http";
import { parseMultipart, type UploadedFile } from "./multipart.ts";
import { HttpError } from "./router.ts";

const BODY_LIMIT = 96 * 1024 * 1024;

type Body = { fields: Record<string, unknown>; files: Map<string, UploadedFile> };

export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > BODY_LIMIT) throw new HttpError(413, "Request Entity Too Large");
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

export function parseJsonObject(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Told below, as for JSON that is no object.
  }
  throw new HttpError(400, "The body must be a JSON object");
}

/** Reads JSON, urlencoded and multipart bodies alike, with the query's parameters beneath them. */
export async function readBody(request: IncomingMessage, url: URL): Promise<Body> {
  const query = Object.fromEntries(url.searchParams);
  const bytes = await readBytes(request);
  const type = request.headers["content-type"] ?? "";
  if (bytes.length === 0) return { fields: query, files: new Map() };
  if (type.startsWith("application/json")) {
    return { fields: { ...query, ...parseJsonObject(bytes.toString("utf8")) }, files: new Map() };
  }
  if (type.startsWith("application/x-www-form-urlencoded")) {
    const form = Object.fromEntries(new URLSearchParams(bytes.toString("utf8")));
    return { fields: { ...query, ...form }, files: new Map() };
  }
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (type.startsWith("multipart/form-data") && boundary) {
    const { fields, files } = parseMultipart(bytes, boundary);
    return { fields: { ...query, ...fields }, files };
  }
  throw new HttpError(400, "Unsupported content type");
}
