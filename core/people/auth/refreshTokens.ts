import { createHash, createHmac, randomBytes } from "node:crypto";
import { config } from "#config";

/** Life of a refresh token, in milliseconds. */
export const REFRESH_LIFE = 30 * 24 * 60 * 60 * 1000;

/** A new refresh token. */
export function makeRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash by which the database keeps a refresh token. */
export function hashRefreshToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The token that follows this one: computed, so that it can be given twice and is never stored in clear. */
export function nextRefreshToken(token: string): string {
  return createHmac("sha256", config.JWT_SECRET).update(`refresh:${token}`).digest("base64url");
}
