import type { Faults } from "./control/faults.ts";
import type { State, StoredUpdate } from "./state.ts";
import { type RunMethod, toJson } from "./updateJson.ts";

const TIMEOUT_MS = 60_000;
const LONGEST_RETRY_AFTER_S = 3600;

type Context = {
  state: State;
  faults: Faults;
  log(line: string): void;
  changed(): void;
};

type WebhookSender = {
  /** Sends whatever can be sent now. */
  pump(): void;
  lastError(): { at: number; message: string } | null;
  onReply(run: RunMethod): void;
  stop(): void;
};

type Outcome = { isDone: boolean; waitSeconds: number | null };

/** Telegram's waits: at once, then 2, 4, 8… seconds up to a random 60–120. */
function retryDelaySeconds(failures: number): number {
  if (failures <= 1) return 0;
  return Math.min(2 ** (failures - 1), 60 + Math.random() * 60);
}

function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ECONNREFUSED") return "Connection refused";
  return error instanceof Error && error.name === "TimeoutError"
    ? "Read timeout expired"
    : "Connection failed";
}

/**
 * Sends updates to the bot's webhook: in order within a queue, several queues at once, again and again
 * until the bot answers 2xx.
 */
export function createWebhookSender({ state, faults, log, changed }: Context): WebhookSender {
  const failures = new Map<number, number>();
  const busy = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const stopping = new AbortController();
  let failure: { at: number; message: string } | null = null;
  let run: RunMethod | null = null;

  function fail(message: string, waitSeconds: number | null = null): Outcome {
    failure = { at: Math.floor(Date.now() / 1000), message };
    return { isDone: false, waitSeconds };
  }

  async function post(update: StoredUpdate, url: string, secret: string): Promise<Outcome> {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(secret && { "x-telegram-bot-api-secret-token": secret }),
      },
      body: JSON.stringify(toJson(update)),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      redirect: "manual",
    });
    const text = await response.text();
    if (!response.ok) {
      const after = Number(response.headers.get("retry-after"));
      const wait = after > 0 ? Math.min(after, LONGEST_RETRY_AFTER_S) : null;
      return fail(
        `Wrong response from the webhook: ${response.status} ${response.statusText}`.trimEnd(),
        wait,
      );
    }
    await answerWithMethod(text);
    return { isDone: true, waitSeconds: null };
  }

  async function answerWithMethod(text: string): Promise<void> {
    if (!text.startsWith("{")) return;
    try {
      const { method, ...params } = JSON.parse(text) as Record<string, unknown>;
      if (typeof method === "string") await run?.(method, params);
    } catch (error) {
      // Telegram tells nobody either how a method in a webhook's answer went.
      log(`A method in the webhook's answer failed: ${String(error)}`);
    }
  }

  async function deliver(update: StoredUpdate, url: string, secret: string): Promise<Outcome> {
    const fault = faults.forDelivery();
    try {
      if (fault?.delivery === "drop") return fail("Connection reset (injected)");
      const outcome = await post(update, url, secret);
      if (fault?.delivery === "duplicate" && outcome.isDone) await post(update, url, secret);
      return outcome;
    } catch (error) {
      return fail(describeFailure(error));
    }
  }

  async function work(update: StoredUpdate): Promise<void> {
    const webhook = state.bot.webhook;
    if (!webhook) return;
    busy.add(update.queue);
    const { isDone, waitSeconds } = await deliver(update, webhook.url, webhook.secret);
    if (stopping.signal.aborted) return;

    if (isDone) {
      failures.delete(update.id);
      state.updates = state.updates.filter(({ id }) => id !== update.id);
      changed();
    } else {
      const count = (failures.get(update.id) ?? 0) + 1;
      failures.set(update.id, count);
      await pause((waitSeconds ?? retryDelaySeconds(count)) * 1000);
    }
    busy.delete(update.queue);
    pump();
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, milliseconds);
      timers.add(timer);
    });
  }

  function pump(): void {
    if (!state.bot.webhook || stopping.signal.aborted) return;
    const seen = new Set(busy);
    for (const update of state.updates) {
      if (busy.size >= state.bot.webhook.maxConnections) return;
      if (seen.has(update.queue)) continue;
      seen.add(update.queue);
      void work(update);
    }
  }

  return {
    pump,
    lastError: () => failure,
    onReply: (given) => {
      run = given;
    },
    stop: () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
