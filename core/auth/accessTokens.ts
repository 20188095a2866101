import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { config } from "#config";
import { Id } from "#contract/common.ts";
import { RuleError } from "../errors.ts";

/** Life of an access token, in seconds. */
export const ACCESS_SECONDS = 15 * 60;

const ISSUER = "bozor";
const AUDIENCE = "bozor-api";
const key = new TextEncoder().encode(config.JWT_SECRET);
const Claims = z.object({ userId: Id });

/** Makes an access token. The same person and second give the same token. */
export function makeAccessToken(userId: number, issuedAt: Date): Promise<string> {
  const second = Math.floor(issuedAt.getTime() / 1000);
  return new SignJWT({ userId })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(second)
    .setExpirationTime(second + ACCESS_SECONDS)
    .sign(key);
}

/**
 * Whose access token this is.
 * @throws {RuleError} unauthorized when it is invented, changed or past its time.
 */
export async function readAccessToken(token: string): Promise<number> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp"],
    });
    return Claims.parse(payload).userId;
  } catch {
    throw new RuleError("unauthorized", "The access token isn't good");
  }
}
