import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { config } from "#config";

/** What Telegram shows us with each update: WEBHOOK_SECRET, or one made of the bot's token where none is set. */
export const webhookSecret =
  config.WEBHOOK_SECRET || createHmac("sha256", config.BOT_TOKEN).update("webhook").digest("base64url");

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in a time that tells nothing about the secret. */
export function isWebhookSecret(given: string): boolean {
  return timingSafeEqual(digest(given), digest(webhookSecret));
}
