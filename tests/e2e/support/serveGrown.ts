import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createProxyServer } from "httpxy";
import { config } from "#config";
import { startEmbedded } from "../../../db/embedded/server.ts";
import { drawPorts } from "./drawPorts.ts";
import { isReady } from "./isReady.ts";

/**
 * A market as it is run when it has grown: PostgreSQL and Redis are servers of their own, two api processes
 * stand behind a balancer, bot and worker are a third process, the messenger a fourth.
 */
const [redisPort, ...apiPorts] = await drawPorts(3);
const postgres = await startEmbedded({
  folder: join(config.DATA_DIR, "postgres"),
  password: config.embeddedDatabasePassword,
});
const children: ChildProcess[] = [];

const settings = {
  ...process.env,
  DATABASE_URL: postgres.url,
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  PUBLIC_URL: `http://localhost:${config.PORT}`,
  SEED: "demo",
};

function run(file: string, args: string[] = [], port = config.PORT) {
  const child = spawn(process.execPath, ["scripts/run.mjs", file, ...args], {
    env: { ...settings, PORT: String(port) },
    // They hear when this process is gone.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.push(child);
}

const redis = ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
children.push(spawn("redis-server", redis, { stdio: "inherit" }));
for (const port of apiPorts) run("scripts/start.ts", ["--only", "api"], port);
run("scripts/start.ts", ["--only", "bot,worker"]);
run("scripts/messenger.ts");

const proxy = createProxyServer({ agent: false, xfwd: true });
proxy.on("error", (_error, _request, response) => {
  if (response && "writeHead" in response) response.writeHead(502);
  response?.end();
});
let turn = 0;
const balancer = createServer((request, response) => {
  turn = (turn + 1) % apiPorts.length;
  void proxy
    .web(request, response, { target: `http://127.0.0.1:${apiPorts[turn]}` })
    .catch(() => response.destroy());
});

process.on("disconnect", async () => {
  balancer.close();
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(children.map((child) => child.exitCode ?? once(child, "exit")));
  await postgres.stop();
  process.exit(0);
});

// The house is open when all that stand behind the balancer are.
for (const port of apiPorts) while (!(await isReady(port))) await delay(100);
balancer.listen(config.PORT, "127.0.0.1");
