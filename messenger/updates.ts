import type { Faults } from "./control/faults.ts";
import type { State } from "./state.ts";
import { type RunMethod, toJson, type UpdateJson } from "./updateJson.ts";
import { createWebhookSender } from "./webhookSender.ts";

const DAY = 86_400;
const QUERY_LIFE = 150;
const QUERIES = ["callback_query", "pre_checkout_query", "inline_query"];
/** Update types a bot must ask for by name. */
const ONLY_WHEN_ASKED = ["chat_member", "message_reaction", "message_reaction_count"];

type PollAnswer = { kind: "updates"; updates: UpdateJson[] } | { kind: "replaced" } | { kind: "webhook set" };

export type Updates = {
  /** Queues an update for the bot; `queue` names the order it must keep. */
  push(type: string, queue: string, body: Record<string, unknown>): number;
  /** Long poll: waits up to `timeout` seconds for something to give. */
  poll(ask: { offset: number; limit: number; timeout: number; signal: AbortSignal }): Promise<PollAnswer>;
  /** To be called when the webhook was set, changed or removed. */
  webhookChanged(): void;
  pendingCount(): number;
  dropPending(): void;
  lastWebhookError(): { at: number; message: string } | null;
  /** Lets webhook answers call methods. */
  onReply(run: RunMethod): void;
  stop(): void;
};

type Context = { state: State; faults: Faults; log(line: string): void; changed(): void };

/** The bot's queue of updates, given out by long polling or sent to its webhook. */
export function createUpdates({ state, faults, log, changed }: Context): Updates {
  let waiting: { wake(): void; replace(answer: PollAnswer): void } | null = null;
  const sender = createWebhookSender({ state, faults, log, changed });

  function forgetOld(): void {
    const now = Math.floor(Date.now() / 1000);
    state.updates = state.updates.filter(
      ({ type, at }) => now - at < (QUERIES.includes(type) ? QUERY_LIFE : DAY),
    );
  }

  function isWanted(type: string): boolean {
    const allowed = state.bot.allowedUpdates;
    return allowed?.length ? allowed.includes(type) : !ONLY_WHEN_ASKED.includes(type);
  }

  function push(type: string, queue: string, body: Record<string, unknown>): number {
    const id = state.next.update;
    state.next.update += 1;
    changed();
    if (!isWanted(type)) return id;
    state.updates.push({ id, type, queue, at: Math.floor(Date.now() / 1000), body });
    waiting?.wake();
    sender.pump();
    return id;
  }

  /** Nothing at all (not even an empty list) when the answer is to get lost on its way. */
  function take(offset: number, limit: number): UpdateJson[] | null {
    forgetOld();
    if (offset > 0) state.updates = state.updates.filter(({ id }) => id >= offset);
    if (offset < 0) state.updates = state.updates.slice(offset);
    changed();
    const batch = state.updates.slice(0, limit).map(toJson);
    if (batch.length === 0) return batch;
    const fault = faults.forDelivery();
    if (fault?.delivery === "drop") return null;
    if (fault?.delivery === "duplicate") return batch.flatMap((update) => [update, update]);
    return batch;
  }

  function poll({ offset, limit, timeout, signal }: Parameters<Updates["poll"]>[0]): Promise<PollAnswer> {
    waiting?.replace({ kind: "replaced" });
    const updates = take(offset, limit);
    if (updates === null) return Promise.resolve({ kind: "updates", updates: [] });
    if (updates.length > 0 || timeout <= 0) return Promise.resolve({ kind: "updates", updates });

    return new Promise((resolve) => {
      const finish = (answer: PollAnswer) => {
        clearTimeout(timer);
        signal.removeEventListener("abort", nothing);
        if (waiting === me) waiting = null;
        resolve(answer);
      };
      const nothing = () => finish({ kind: "updates", updates: [] });
      const me = {
        // A moment's wait gathers an album into one batch.
        wake: () => setTimeout(() => finish({ kind: "updates", updates: take(0, limit) ?? [] }), 5).unref(),
        replace: finish,
      };
      const timer = setTimeout(nothing, timeout * 1000);
      signal.addEventListener("abort", nothing);
      waiting = me;
    });
  }

  return {
    push,
    poll,
    webhookChanged: () => {
      if (state.bot.webhook) waiting?.replace({ kind: "webhook set" });
      sender.pump();
    },
    pendingCount: () => {
      forgetOld();
      return state.updates.length;
    },
    dropPending: () => {
      state.updates = [];
      changed();
    },
    lastWebhookError: sender.lastError,
    onReply: sender.onReply,
    stop: () => {
      waiting?.replace({ kind: "updates", updates: [] });
      sender.stop();
    },
  };
}
