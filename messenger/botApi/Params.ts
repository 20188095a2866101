import type { UploadedFile } from "../http/multipart.ts";
import { badRequest } from "./ApiError.ts";

/** A call's parameters: JSON clients send values, form clients send text; both read the same here. */
export class Params {
  readonly fields: Record<string, unknown>;
  readonly files: Map<string, UploadedFile>;

  constructor(fields: Record<string, unknown>, files: Map<string, UploadedFile> = new Map()) {
    this.fields = fields;
    this.files = files;
  }

  text(name: string): string | undefined {
    const value = this.fields[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  }

  int(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === "") return undefined;
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : undefined;
  }

  number(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === "") return undefined;
    return Number.isFinite(Number(value)) ? Number(value) : undefined;
  }

  flag(name: string): boolean {
    return ["true", "1"].includes((this.text(name) ?? "").toLowerCase());
  }

  /** A nested value: an object as it is, or JSON text. */
  json(name: string): unknown {
    const value = this.fields[name];
    if (typeof value !== "string") return value ?? undefined;
    if (value === "") return undefined;
    try {
      return JSON.parse(value);
    } catch {
      throw badRequest(`can't parse ${name.replaceAll("_", " ")} JSON object`);
    }
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
