import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { config } from "#config";
import { recordClick } from "#core/events/recordClick.ts";
import { sequelize } from "#db/sequelize.ts";
import { createApp } from "./app.ts";
import { listen } from "./listen.ts";
import { startApi } from "./main.ts";

async function takeAnyPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test("a taken port is one clear line", async () => {
  const { port, close } = await takeAnyPort();
  await expect(listen(createApp(), port, "127.0.0.1")).rejects.toThrow(
    `Port ${port} is taken: stop what listens there or set PORT`,
  );
  close();
});

test("stops after open requests are answered, and writes what was buffered", async () => {
  const { port, close } = await takeAnyPort();
  close();
  Object.assign(config, { PORT: port });
  const api = await startApi();
  const url = `http://127.0.0.1:${port}`;
  // Idle connections that a browser keeps must not hold it up.
  await (await fetch(`${url}/healthz`)).text();
  recordClick(undefined, "cars");

  const open = fetch(`${url}/api/telegram/feed`);
  await pause(5);
  const startedAt = Date.now();
  await Promise.all([api.stop(), open.then((response) => expect(response.status).toBe(200))]);
  expect(Date.now() - startedAt).toBeLessThan(3000);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  const rows = await sequelize.query("select link from category_clicks", { type: QueryTypes.SELECT });
  expect(rows).toEqual([{ link: "cars" }]);
});
