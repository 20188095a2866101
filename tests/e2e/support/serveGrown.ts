import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import httpProxy from "http-proxy";
import { startEmbedded } from "../../../db/embedded/server.ts";
import { drawPorts } from "./drawPorts.ts";
import { houses } from "./houses.ts";

/**
 * A market as it is run when it has grown: PostgreSQL and Redis are servers of their own, two api processes
 * stand behind a balancer, bot and worker are a third process, the messenger a fourth.
 */
const { folder, port, messengerPort } = houses.grown;
const [redisPort, ...apiPorts] = await drawPorts(3);

const postgres = await startEmbedded({ folder: join(folder, "postgres"), password: "grown" });
const children: ChildProcess[] = [];

const settings = {
  ...process.env,
  DATA_DIR: join(folder, "data"),
  DATABASE_URL: postgres.url,
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  PUBLIC_URL: `http://localhost:${port}`,
  MESSENGER_PORT: String(messengerPort),
  SEED: "demo",
};

function run(command: string, args: string[], env: NodeJS.ProcessEnv = settings): ChildProcess {
  const child = spawn(command, args, { env, stdio: "inherit" });
  children.push(child);
  return child;
}

const program = (file: string, ...args: string[]) => ["scripts/run.mjs", file, ...args];

run("redis-server", ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]);
for (const apiPort of apiPorts) {
  run(process.execPath, program("scripts/start.ts", "--only", "api"), { ...settings, PORT: String(apiPort) });
}
run(process.execPath, program("scripts/start.ts", "--only", "bot,worker"), {
  ...settings,
  PORT: String(port),
});
run(process.execPath, program("scripts/messenger.ts"), { ...settings, PORT: String(port) });

const proxy = httpProxy.createProxyServer({ xfwd: true });
proxy.on("error", (_error, _request, response) => {
  if ("writeHead" in response) response.writeHead(502);
  response.end();
});
let turn = 0;
const balancer = createServer((request, response) => {
  turn = (turn + 1) % apiPorts.length;
  proxy.web(request, response, { target: `http://127.0.0.1:${apiPorts[turn]}` });
});
balancer.listen(port, "127.0.0.1");

process.on("SIGTERM", async () => {
  balancer.close();
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(children.map((child) => child.exitCode ?? once(child, "exit")));
  await postgres.stop();
  process.exit(0);
});
