import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasRedis, startRedis } from "../tests/redis.ts";
import { spawnCommand } from "../tests/runCommand.ts";

/** What operators type, with the exit code they get. */
const commands: [program: string, words: string[], code: number][] = [
  ["scripts/ledger.ts", ["check"], 0],
  ["scripts/seed.ts", ["reference"], 0],
  ["scripts/seed.ts", ["nonsense"], 1],
  ["scripts/flag.ts", ["nonsense", "on"], 1],
  ["scripts/db.ts", ["status"], 0],
];

describe.runIf(hasRedis())("every command ends, with its exit code", () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test.each([
    ["with Redis", "answers"],
    ["with one that stands still", "frozen"],
  ])(
    "%s",
    async (_, state) => {
      if (state === "frozen") redis.freeze();
      // Nobody listens where Telegram would be.
      const env = { BOT_API_ROOT: "http://127.0.0.1:1", REDIS_URL: redis.url };
      const ended = await Promise.all(
        commands.map(async ([program, words]) => [
          program,
          words,
          (await spawnCommand(program, words, env)).code,
        ]),
      );
      expect(ended).toEqual(commands);
    },
    120_000,
  );
});
