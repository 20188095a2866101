import { join } from "node:path";
import type { Faults } from "./control/faults.ts";
import { createFaults } from "./control/faults.ts";
import type { PayKeys } from "./pay/shapes.ts";
import type { InlineAnswer, PreparedMessage } from "./shapes/inline.ts";
import type { User } from "./shapes/message.ts";
import type { Launch } from "./shapes/miniapp.ts";
import type { LiveEvent } from "./shapes/world.ts";
import type { State } from "./state.ts";
import { openStore } from "./store.ts";
import { createUpdates, type Updates } from "./updates.ts";

export type MessengerOptions = {
  /** Port of the messenger itself; 0 takes any free one. */
  port: number;
  /** A port, so an origin, for each mini-app. */
  appPorts: { market: number; shop: number; reports: number };
  /** Where the apps really are, e.g. `http://127.0.0.1:8080`. */
  appOrigin: string;
  /** PUBLIC_URL as the bot writes it into its buttons. */
  publicUrl: string;
  botToken: string;
  botUsername: string;
  botName: string;
  /** Keys of the stand-ins for the providers' pay pages, which call the market at `appOrigin`. */
  payments: PayKeys;
  /** How long the bot has to agree to a payment, in milliseconds; 10 seconds, as Telegram has it, when absent. */
  checkoutMs?: number;
  /** Folder of the saved state and files. */
  dataDir: string;
  /** The built page. */
  pageDir: string;
  /** Where the page comes from instead while it is being written: a server that makes it as it is asked for. */
  pageOrigin?: string | undefined;
  log?: (line: string) => void;
};

export type ApiCall = {
  at: number;
  method: string;
  params: Record<string, unknown>;
  status: number;
  description: string;
  result: unknown;
};

/** How a mini-app is opened; each opening makes launch data afresh from it. */
export type LaunchSpec = Omit<Launch, "path" | "hash" | "port"> & { url: string; startParam: string };

/** Waits for the bot's answer to a pre-checkout query: nothing when it agrees, else its words. */
type Checkout = { resolve(refusal: string | null): void };

/** Words that somebody typed after the bot's name, and what the bot has answered. */
type InlineQuery = {
  personId: number;
  query: string;
  /** Unix seconds. */
  at: number;
  answer: InlineAnswer | null;
  resolve(answer: InlineAnswer): void;
};

type CallbackQuery = { id: string; personId: number; at: number };

/** Everything the parts of the messenger share. */
export type World = {
  options: MessengerOptions;
  state: State;
  bot: User;
  filesDir: string;
  updates: Updates;
  faults: Faults;
  calls: ApiCall[];
  launches: Map<string, LaunchSpec>;
  callbacks: Map<string, CallbackQuery>;
  checkouts: Map<string, Checkout>;
  /** The oldest first. */
  inlineQueries: Map<string, InlineQuery>;
  answers: Extract<LiveEvent, { type: "answer" }>[];
  prepared: Map<string, PreparedMessage & { personId: number; expires: number }>;
  log(line: string): void;
  changed(): void;
  flush(): void;
  emit(event: LiveEvent): void;
  /** Calls back on every live event; returns the way to stop. */
  listen(listener: (event: LiveEvent) => void): () => void;
};

/** Unix time in whole seconds, as Telegram counts. */
export const unixNow = () => Math.floor(Date.now() / 1000);

export function createWorld(options: MessengerOptions): World {
  const log = options.log ?? (() => {});
  const store = openStore(options.dataDir, log);
  const listeners = new Set<(event: LiveEvent) => void>();
  const botId = Number(options.botToken.split(":")[0]);
  if (!Number.isSafeInteger(botId) || botId <= 0) {
    throw new Error("The messenger needs a bot token of the form 123456:letters");
  }
  const faults = createFaults();
  return {
    options,
    state: store.state,
    bot: { id: botId, is_bot: true, first_name: options.botName, username: options.botUsername },
    filesDir: join(options.dataDir, "files"),
    updates: createUpdates({ state: store.state, faults, log, changed: store.changed }),
    faults,
    calls: [],
    launches: new Map(),
    callbacks: new Map(),
    checkouts: new Map(),
    inlineQueries: new Map(),
    answers: [],
    prepared: new Map(),
    log,
    changed: store.changed,
    flush: store.flush,
    emit: (event) => {
      store.changed();
      for (const listener of listeners) listener(event);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
