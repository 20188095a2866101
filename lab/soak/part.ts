import { sendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";

/** One part of the market in a process of its own, as `npm start -- --only` runs it, but for building the web apps. */
const parts = {
  api: async () => (await import("../../api/main.ts")).startApi(),
  bot: async () => (await import("../../bot/main.ts")).startBot(),
  worker: async () => (await import("../../worker/main.ts")).startWorker(),
};

// Each turn is told at the moment it is had: what comes later is the way to Telegram, which nobody here can hasten.
const { take } = sendLimiter;
sendLimiter.take = async (...asked) => {
  const hasTurn = await take(...asked);
  if (hasTurn) process.send?.({ turnAt: Date.now() });
  return hasTurn;
};

const name = process.argv[2];
if (name !== "api" && name !== "bot" && name !== "worker") throw new Error("Which part?");
const part = await parts[name]();

async function stop() {
  await part.stop();
  await Promise.all([sequelize.close(), closeReadPools()]);
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
// Ctrl-C reaches the whole group; the parent decides when we end, and when it is gone so are we.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
