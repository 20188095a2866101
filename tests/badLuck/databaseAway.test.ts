import pg from "pg";
import { expect, test, vi } from "vitest";
import { config } from "../../config.ts";
import { ErrorBody } from "../../contract/errors.ts";
import { buildUser } from "../factories.ts";
import { startTestApi } from "../testApi.ts";
import { startOwnServer } from "./ownServer.ts";

const server = await startOwnServer();
const api = await startTestApi();
const user = await buildUser();

/** One call by models and one by the pool of hot reads. */
const calls = [
  ["/api/telegram/users/me", user.id],
  ["/api/telegram/feed?cityId=1&limit=7", undefined],
] as const;

async function expectBackSoon() {
  for (const [path, userId] of calls) {
    const answer = await api.call(path, {
      ...(userId !== undefined && { as: userId }),
      headers: { "Accept-Language": "en" },
    });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(ErrorBody.parse(JSON.parse(answer.text))).toMatchObject({
      code: "unavailable",
      message: "We'll be back in a moment. Please try again",
    });
  }
}

async function takeAllConnections(): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client(config.DATABASE_URL);
    client.on("error", () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}

test("without a connection left, and without a database, calls are answered: back in a moment", async () => {
  const taken = await takeAllConnections();
  await expectBackSoon();
  await Promise.all(taken.map((client) => client.end()));
  await vi.waitFor(async () =>
    expect((await api.call("/api/telegram/feed?cityId=1&limit=8")).status).toBe(200),
  );

  await server.crash();
  await expectBackSoon();
  await server.start();
  await vi.waitFor(async () =>
    expect((await api.call("/api/telegram/feed?cityId=1&limit=9")).status).toBe(200),
  );
}, 60_000);
