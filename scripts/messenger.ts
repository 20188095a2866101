import { join } from "node:path";
import { parseArgs } from "node:util";
import { config } from "#config";
import { createMessenger } from "../messenger/createMessenger.ts";

const { values } = parseArgs({ options: { page: { type: "string" } } });

/** The local messenger's own process: started by start.ts, and ended with it. `--page` says who makes its page. */
const messenger = createMessenger({
  port: config.MESSENGER_PORT,
  appPorts: config.miniAppPorts,
  appOrigin: `http://127.0.0.1:${config.PORT}`,
  publicUrl: config.PUBLIC_URL,
  botToken: config.BOT_TOKEN,
  botUsername: config.BOT_USERNAME ?? "bozor_bot",
  botName: "Bozor",
  payments: config.payments,
  dataDir: config.DATA_DIR,
  pageDir: join(import.meta.dirname, "..", "dist", "messenger"),
  pageOrigin: values.page,
});

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  await messenger.stop();
  process.exit(0);
}

// Ctrl-C reaches the whole terminal group; the parent says when it is our turn.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => void stop());
process.on("disconnect", () => void stop());

try {
  if (!config.isLocal) throw new Error("The local messenger runs only while BOT_TOKEN is unset.");
  await messenger.start();
  process.send?.("ready");
} catch (error) {
  process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
