import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { config } from "#config";
import { Id } from "#contract/common.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";

/** Life of an access token, in seconds. */
export const ACCESS_SECONDS = 15 * 60;

const ISSUER = "bozor";
const AUDIENCE = "bozor-api";
const key = new TextEncoder().encode(config.JWT_SECRET);
const Claims = z.object({ userId: Id, exp: z.number() });
type Claims = z.output<typeof Claims>;

/** Tokens found good, which stay so until their time is over; a signature costs more to check than a ready answer to send. */
const known = new LRUCache<string, Claims>({ max: 10_000 });

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

async function verify(token: string): Promise<Claims> {
  const { payload } = await jwtVerify(token, key, {
    algorithms: ["HS256"],
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ["exp"],
  });
  const claims = Claims.parse(payload);
  known.set(token, claims);
  return claims;
}

/**
 * Reads the owner of an access token.
 * @throws {RuleError} unauthorized when it is invented, changed or past its time.
 */
export async function readAccessToken(token: string): Promise<number> {
  const claims = known.get(token);
  if (claims && claims.exp * 1000 > Date.now()) return claims.userId;
  known.delete(token);
  try {
    return (await verify(token)).userId;
  } catch {
    throw new RuleError("unauthorized", "The access token isn't good");
  }
}
