import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { config } from "#config";
import { RuleError } from "#core/platform/errors/RuleError.ts";

/** Life of a ticket, in seconds. */
export const TICKET_SECONDS = 5 * 60;

const ISSUER = "bozor";
const AUDIENCE = "bozor-phone";
const key = new TextEncoder().encode(config.JWT_SECRET);
const Claims = z.object({ phoneNumber: z.string() });

/** Makes a ticket that proves a phone, in E.164, for five minutes. */
export function makePhoneTicket(phoneNumber: string, issuedAt: Date): Promise<string> {
  const second = Math.floor(issuedAt.getTime() / 1000);
  return new SignJWT({ phoneNumber })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(second)
    .setExpirationTime(second + TICKET_SECONDS)
    .sign(key);
}

async function readPhone(ticket: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(ticket, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp"],
    });
    return Claims.parse(payload).phoneNumber;
  } catch {
    return undefined;
  }
}

/**
 * Checks that a ticket proves this very phone.
 * @throws {RuleError} phone_unproven when there is none, it is past its time, invented, or another phone's.
 */
export async function checkPhoneTicket(ticket: string | undefined, phoneNumber: string): Promise<void> {
  const proven = ticket === undefined ? undefined : await readPhone(ticket);
  if (proven !== phoneNumber) throw new RuleError("phone_unproven", "No ticket proves this phone");
}
