import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMessenger, type MessengerOptions } from "../../../messenger/createMessenger.ts";

const TOKEN = "7000000001:TestToken_of-the-local-messenger";

/** A messenger on free ports with an empty folder, for tests. */
export async function startTestMessenger(options: Partial<MessengerOptions> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "messenger-"));
  const messenger = createMessenger({
    port: 0,
    appPorts: { market: 0, shop: 0, reports: 0 },
    appOrigin: "http://127.0.0.1:9",
    publicUrl: "http://localhost:8080",
    botToken: TOKEN,
    botUsername: "test_bozor_bot",
    botName: "Test Bozor",
    payments: {},
    dataDir,
    pageDir: dataDir,
    ...options,
  });
  await messenger.start();
  const root = `http://127.0.0.1:${messenger.ports().messenger}`;

  async function sim(method: string, path: string, body?: unknown) {
    const response = await fetch(`${root}/sim${path}`, {
      method,
      ...(method !== "GET" && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body ?? {}),
      }),
    });
    // Not response.json(): what JSON.parse gives may be read without a declared shape, as tests want to.
    const value = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(value)}`);
    return value;
  }

  return {
    root,
    token: TOKEN,
    dataDir,
    ports: messenger.ports(),
    sim,
    /** One raw Bot API call. */
    call: async (name: string, params: unknown = {}) => {
      const response = await fetch(`${root}/bot${TOKEN}/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(params),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    },
    /** Stops and keeps the folder. */
    halt: () => messenger.stop(),
    stop: async () => {
      await messenger.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export type TestMessenger = Awaited<ReturnType<typeof startTestMessenger>>;
