import type { Update } from "grammy/types";
import { config } from "#config";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { keepRunning } from "#core/platform/jobs/keepRunning.ts";
import { answerSoon } from "#core/platform/limits/answerSoon.ts";
import { log } from "#core/platform/log/log.ts";
import { sendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { webhookSecret } from "#core/platform/updates/webhookSecret.ts";
import { createBot } from "./bot.ts";
import { keepTrying, toGrammySignal } from "./chat/keepTrying.ts";
import { keepFollowingAdmins, presentBot } from "./chat/presentation.ts";
import { allowedUpdates } from "./updates/allowedUpdates.ts";
import { limitCalls } from "./updates/limitCalls.ts";
import { pollUpdates } from "./updates/pollUpdates.ts";
import { processUpdates } from "./updates/processUpdates.ts";

/** Where Telegram brings updates in webhook mode. */
const WEBHOOK_PATH = "/api/telegram/webhook";
/** Longer than a long poll, shorter than patience. */
const CALL_SECONDS = 40;

const logEnd = (error: unknown) => log.error({ error: describeError(error) }, "the bot isn't presented");

/**
 * Starts the bot: takes in updates by polling or webhook and works them off. It returns at once and never fails for
 * Telegram's sake: while Telegram is away it keeps trying.
 */
export async function startBot(): Promise<{ stop(): Promise<void> }> {
  const bot = createBot(config.BOT_TOKEN, {
    client: { apiRoot: config.BOT_API_ROOT, timeoutSeconds: CALL_SECONDS, fetch: limitCalls(sendLimiter) },
  });
  const stopping = new AbortController();
  const { signal } = stopping;

  if (!config.isLocal && !config.PUBLIC_URL.startsWith("https:")) {
    log.warn("PUBLIC_URL is not https, so Telegram opens the mini-apps by direct links only");
  }

  const registerWebhook = () =>
    keepTrying(
      "setWebhook",
      () =>
        bot.api.setWebhook(
          config.PUBLIC_URL + WEBHOOK_PATH,
          { secret_token: webhookSecret, allowed_updates: allowedUpdates },
          toGrammySignal(signal),
        ),
      signal,
    );

  async function run(): Promise<void> {
    if (!(await keepTrying("getMe", () => bot.init(toGrammySignal(signal)), signal))) return;
    // The web apps link to the bot by its name, which only Telegram knows when no setting gives it.
    if (!config.BOT_USERNAME) await setFlag("BOT_USERNAME", bot.botInfo.username);
    // The call isn't awaited: Telegram allows few such changes and may ask for hours of patience.
    presentBot(bot.api, signal).catch(logEnd);
    const handle = (update: Update) => bot.handleUpdate(update);
    const parts: Record<string, () => Promise<unknown>> = {
      "commands of admins": () => keepFollowingAdmins(bot.api, signal),
      "work on updates": () => processUpdates(handle, sendLimiter, signal),
      ...(!config.usesWebhook && { polling: () => pollUpdates(bot.api, signal) }),
    };
    await Promise.all([
      config.usesWebhook && registerWebhook(),
      ...Object.entries(parts).map(([part, work]) => keepRunning(part, work, signal)),
    ]);
  }

  const running = answerSoon(() => keepRunning("bot", run, signal));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
