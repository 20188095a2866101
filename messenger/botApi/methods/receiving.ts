import { randomUUID } from "node:crypto";
import { personById } from "../../people/persons.ts";
import { unixNow, type World } from "../../world.ts";
import { ApiError, badRequest } from "../ApiError.ts";
import type { Methods } from "../method.ts";
import type { Params } from "../Params.ts";
import { readInlineContent } from "../readInlineResult.ts";

const CALLBACK_LIFE_S = 150;
const ANSWER_LIMIT = 200;
const PREPARED_LIFE_S = 24 * 3600;
const LOCAL_HTTP = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//;

function setAllowed(world: World, params: Params): void {
  const allowed = params.json("allowed_updates");
  if (Array.isArray(allowed)) world.state.bot.allowedUpdates = allowed.map(String);
}

/** Chats that a prepared message may be sent to; the Bot API wants at least one kind. */
const RECIPIENTS = ["allow_user_chats", "allow_bot_chats", "allow_group_chats", "allow_channel_chats"];

/** Methods by which the bot hears from people and answers their presses. */
export const receiving: Methods = {
  getUpdates: async (world, params, signal) => {
    const webhookActive = new ApiError(
      409,
      "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    );
    if (world.state.bot.webhook) throw webhookActive;
    setAllowed(world, params);
    const answer = await world.updates.poll({
      offset: params.int("offset") ?? 0,
      limit: Math.min(Math.max(params.int("limit") ?? 100, 1), 100),
      timeout: Math.min(Math.max(params.int("timeout") ?? 0, 0), 50),
      signal,
    });
    if (answer.kind === "updates") return answer.updates;
    if (answer.kind === "webhook set") {
      throw new ApiError(409, "Conflict: terminated by setWebhook request");
    }
    throw new ApiError(
      409,
      "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
    );
  },

  setWebhook: (world, params) => {
    const url = params.text("url") ?? "";
    const secret = params.text("secret_token") ?? "";
    if (url && !(/^https:\/\/./.test(url) || LOCAL_HTTP.test(url))) {
      throw badRequest("bad webhook: An HTTPS URL must be provided for webhook");
    }
    if (secret && !/^[A-Za-z0-9_-]{1,256}$/.test(secret)) {
      throw badRequest("secret token contains unallowed characters");
    }
    const maxConnections = Math.min(Math.max(params.int("max_connections") ?? 40, 1), 100);
    setAllowed(world, params);
    world.state.bot.webhook = url ? { url, secret, maxConnections } : null;
    if (params.flag("drop_pending_updates")) world.updates.dropPending();
    world.updates.webhookChanged();
    world.emit({ type: "bot" });
    return true;
  },

  deleteWebhook: (world, params) => {
    world.state.bot.webhook = null;
    if (params.flag("drop_pending_updates")) world.updates.dropPending();
    world.emit({ type: "bot" });
    return true;
  },

  getWebhookInfo: (world) => {
    const { webhook, allowedUpdates } = world.state.bot;
    const failure = webhook ? world.updates.lastWebhookError() : null;
    return {
      url: webhook?.url ?? "",
      has_custom_certificate: false,
      pending_update_count: world.updates.pendingCount(),
      ...(webhook && { max_connections: webhook.maxConnections, ip_address: "127.0.0.1" }),
      ...(failure && { last_error_date: failure.at, last_error_message: failure.message }),
      ...(allowedUpdates?.length && { allowed_updates: allowedUpdates }),
    };
  },

  answerCallbackQuery: (world, params) => {
    const id = params.text("callback_query_id") ?? "";
    const query = world.callbacks.get(id);
    world.callbacks.delete(id);
    if (!query || unixNow() - query.at > CALLBACK_LIFE_S) {
      throw badRequest("query is too old and response timeout expired or query ID is invalid");
    }
    const text = params.text("text") ?? "";
    if (text.length > ANSWER_LIMIT) throw badRequest("MESSAGE_TOO_LONG");
    const answer = {
      type: "answer" as const,
      personId: query.personId,
      queryId: id,
      text,
      isAlert: params.flag("show_alert"),
      url: params.text("url") ?? "",
    };
    world.answers.push(answer);
    world.emit(answer);
    return true;
  },

  savePreparedInlineMessage: async (world, params) => {
    const person = personById(world, params.int("user_id") ?? 0);
    if (!person) throw badRequest("user not found");
    if (!RECIPIENTS.some((kind) => params.flag(kind))) throw badRequest("PEER_TYPES_INVALID");
    const content = await readInlineContent(world, params.json("result"));
    const id = randomUUID().replaceAll("-", "").slice(0, 20);
    const expires = unixNow() + PREPARED_LIFE_S;
    world.prepared.set(id, { id, personId: person.id, expires, ...content });
    return { id, expiration_date: expires };
  },
};
