import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasRedis, startRedis } from "../tests/redis.ts";
import { spawnCommand } from "../tests/runCommand.ts";

/** Commands of operators, with the exit code they get. */
const commands: [program: string, words: string[], code: number][] = [
  ["scripts/ledger.ts", ["check"], 0],
  ["scripts/seed.ts", ["reference"], 0],
  ["scripts/seed.ts", ["nonsense"], 1],
  ["scripts/flag.ts", ["nonsense", "on"], 1],
  ["scripts/db.ts", ["status"], 0],
];

async function expectEnds(REDIS_URL: string) {
  // Port 1 stands for Telegram: no server listens there.
  const env = { BOT_API_ROOT: "http://127.0.0.1:1", REDIS_URL };
  const ended = await Promise.all(
    commands.map(async ([program, words]) => [
      program,
      words,
      (await spawnCommand(program, words, env)).code,
    ]),
  );
  expect(ended).toEqual(commands);
}

describe("every command ends, with its exit code", () => {
  test.each([
    ["without Redis", ""],
    ["with one that is gone", "redis://127.0.0.1:1"],
  ])("%s", (_, url) => expectEnds(url), 120_000);

  describe.runIf(hasRedis())("with a Redis", () => {
    let redis: Awaited<ReturnType<typeof startRedis>>;
    beforeAll(async () => {
      redis = await startRedis();
    });
    afterAll(() => redis.stop());

    test.each(["that answers", "that stands still"])(
      "%s",
      async (state) => {
        if (state === "that stands still") redis.freeze();
        await expectEnds(redis.url);
      },
      120_000,
    );
  });
});
