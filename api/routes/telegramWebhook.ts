import Router from "@koa/router";
import { isDatabaseAway } from "#core/platform/errors/isDatabaseAway.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { announceOutage, forgetOutage } from "#core/platform/updates/announceOutage.ts";
import { StoredUpdate } from "#core/platform/updates/storedUpdate.ts";
import { storeUpdate } from "#core/platform/updates/storeUpdate.ts";
import { isWebhookSecret } from "#core/platform/updates/webhookSecret.ts";
import { readJsonBody } from "../serve/readJsonBody.ts";
import type { ApiState } from "../serve/state.ts";

/** Where Telegram brings updates: they are stored at once and worked off by the bot. Mounted before the limits. */
export const telegramWebhook = new Router<ApiState>({ sensitive: true });

telegramWebhook.post(
  "/api/telegram/webhook",
  (ctx, next) => {
    if (!isWebhookSecret(ctx.get("X-Telegram-Bot-Api-Secret-Token"))) {
      throw new RuleError("unauthorized", "Not Telegram");
    }
    return next();
  },
  readJsonBody,
  async (ctx) => {
    const { data: update } = StoredUpdate.safeParse((ctx.request as { body?: unknown }).body);
    if (!update) throw new RuleError("invalid_input", "Not an update");
    try {
      await storeUpdate(update);
    } catch (error) {
      // Telegram brings it again, and its person hears that we will be back.
      if (isDatabaseAway(error)) void announceOutage([update]);
      throw error;
    }
    forgetOutage([update]);
    ctx.status = 200;
    ctx.body = "";
  },
);
