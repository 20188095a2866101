import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { config } from "#config";
import { Id } from "#contract/common.ts";
import { EXPORT_LINK_SECONDS, exportFormats, reportSections } from "#contract/reportKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";

const ISSUER = "bozor";
const AUDIENCE = "bozor-export";
const key = new TextEncoder().encode(config.JWT_SECRET);

const Moment = z.iso.datetime().transform((text) => new Date(text));
const Claims = z.object({
  adminId: Id,
  section: z.enum([...reportSections, "all"]),
  format: z.enum(exportFormats),
  language: z.enum(["ru", "en"]),
  from: Moment,
  before: Moment,
});
/** The admin who saves a part of the report, its range and its form. */
export type ExportWish = z.output<typeof Claims>;

/** Makes a token that stands for this very file for five minutes. */
export function makeExportToken({ from, before, ...wish }: ExportWish, issuedAt: Date): Promise<string> {
  const second = Math.floor(issuedAt.getTime() / 1000);
  return new SignJWT({ ...wish, from: from.toISOString(), before: before.toISOString() })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(second)
    .setExpirationTime(second + EXPORT_LINK_SECONDS)
    .sign(key);
}

/**
 * Reads the export that a token stands for.
 * @throws {RuleError} not_found when it is past its time, invented, or for something else.
 */
export async function readExportToken(token: string): Promise<ExportWish> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp"],
    });
    return Claims.parse(payload);
  } catch {
    throw new RuleError("not_found", "No such export, or its time is over");
  }
}
