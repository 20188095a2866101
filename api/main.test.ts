import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { config } from "#config";
import { recordClick } from "#core/market/categories/recordClick.ts";
import { incomingFolder } from "#core/platform/images/folders.ts";
import { sequelize } from "#db/sequelize.ts";
import { hold, someoneWaits } from "../tests/hold.ts";
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
  await recordClick(undefined, "cars");

  const release = await hold(() => sequelize.query("lock table listings in access exclusive mode"));
  const ends: string[] = [];
  const open = fetch(`${url}/api/telegram/feed`).then(({ status }) => ends.push(`answered ${status}`));
  await someoneWaits();
  const stopped = api.stop().then(() => ends.push("stopped"));
  await release();
  await Promise.all([open, stopped]);
  // A connection that is kept would be waited for longer than the test may take.
  expect(ends.toSorted()).toEqual(["answered 200", "stopped"]);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  const rows = await sequelize.query("select link from category_clicks", { type: QueryTypes.SELECT });
  expect(rows).toEqual([{ link: "cars" }]);
});

test("removes at its start what a process that was killed left of uploads", async () => {
  const left = join(incomingFolder, "left");
  await mkdir(left, { recursive: true });
  await writeFile(join(left, "0"), "half a photo");
  await utimes(left, new Date(0), new Date(0));
  const { port, close } = await takeAnyPort();
  close();
  Object.assign(config, { PORT: port });
  const api = await startApi();
  await api.stop();
  expect(existsSync(left)).toBe(false);
});
