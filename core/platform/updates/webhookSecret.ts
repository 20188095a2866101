import { createHmac } from "node:crypto";
import { config } from "#config";
import { isSameSecret } from "../secrets/isSameSecret.ts";

/** The secret that Telegram sends with each update: WEBHOOK_SECRET, or one made of the bot's token where none is set. */
export const webhookSecret =
  config.WEBHOOK_SECRET || createHmac("sha256", config.BOT_TOKEN).update("webhook").digest("base64url");

/** Compares in a time that tells nothing about the secret. */
export function isWebhookSecret(given: string): boolean {
  return isSameSecret(given, webhookSecret);
}
