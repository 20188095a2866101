import { setTimeout as sleep } from "node:timers/promises";
import type { House, PartName } from "./house.ts";

/** A blow to the market. */
export interface Strike {
  what: PartName | "database" | "Redis";
  how: "SIGKILL" | "SIGTERM";
  at: number;
}

const MINUTE_MS = 60_000;
/** Redis stays away for so long. */
const REDIS_AWAY_MS = 5000;

interface Plan {
  startsAt: number;
  endsAt: number;
  strikes: Strike[];
  say: (line: string) => void;
}

/** Kills and starts again until the time is over; each strike is noted as it falls. */
export async function strike(house: House, { startsAt, endsAt, strikes, say }: Plan): Promise<void> {
  const length = endsAt - startsAt;
  const every = Math.min(MINUTE_MS, length / 6);

  async function fell(what: Strike["what"], how: Strike["how"], work: () => Promise<void>): Promise<void> {
    say(`${what}: ${how}`);
    strikes.push({ what, how, at: Date.now() });
    await work();
  }

  /** The two of a kind in turn, by both signals in turn. */
  async function killInTurn(kind: "bot" | "worker", delay: number): Promise<void> {
    await sleep(delay);
    for (let turn = 0; Date.now() < endsAt; turn += 1) {
      const began = Date.now();
      const name = `${kind} ${turn % 2 === 0 ? 1 : 2}` as PartName;
      const how = turn % 4 < 2 ? "SIGKILL" : "SIGTERM";
      await fell(name, how, () => house.end(name, how));
      await house.startPart(name);
      await sleep(Math.max(0, every - (Date.now() - began)));
    }
  }

  async function killRedis(): Promise<void> {
    await sleep(length * 0.4);
    if (!house.hasRedis) return;
    await fell("Redis", "SIGKILL", () => house.end("redis", "SIGKILL"));
    await sleep(REDIS_AWAY_MS);
    await house.startRedis();
  }

  async function crashDatabase(): Promise<void> {
    await sleep(length * 0.6);
    await fell("database", "SIGKILL", () => house.crashDatabase());
  }

  await Promise.all([
    killInTurn("bot", every / 2),
    killInTurn("worker", every),
    killRedis(),
    crashDatabase(),
  ]);
}
