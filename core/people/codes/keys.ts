import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { config } from "#config";

/** A key of our secret for one use only. */
const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", config.JWT_SECRET, "", `bozor ${use}`, 32));

const keys = { code: keyFor("code"), asker: keyFor("asker"), device: keyFor("device") };
const sealKey = keyFor("sealed code");
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Hashes something that has few possible values with a key, so that the rows of the database alone don't tell it. */
export function keyedHash(use: keyof typeof keys, text: string): string {
  return createHmac("sha256", keys[use]).update(text).digest("base64url");
}

/** Closes a code up for a short while; it opens only for the asking it was made for. */
export function seal(code: string, codeId: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealKey, iv).setAAD(Buffer.from(codeId));
  const closed = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString("base64url");
}

/**
 * Opens what `seal` closed.
 * @throws when it was changed, or belongs to another asking.
 */
export function unseal(sealed: string, codeId: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(codeId))
    .setAuthTag(tag);
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}
