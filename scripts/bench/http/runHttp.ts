import { createServer } from "node:net";
import { type Child, startChild } from "../child.ts";
import { median } from "../statistics.ts";
import { compareAnswers } from "./compareAnswers.ts";
import { type Calls, type Load, load } from "./load.ts";
import { watchMemory } from "./memory.ts";
import { startEnvironment } from "./startEnvironment.ts";
import type { Kind } from "./visits.ts";

const servers = ["ours", "reference", "bare"] as const;
export type ServerName = (typeof servers)[number];

export interface HttpRow {
  kind: string;
  encoding: string | undefined;
  /** Whether people asked who are signed in, for whom nothing is kept ready. */
  areSignedIn: boolean;
  /** Each round's load, by server. */
  rounds: Record<ServerName, Load[]>;
  /** Ratios of the medians, and the least and the most of the rounds. */
  toReference: Ratio;
  /** Where the bare server was asked too. */
  toBare: Ratio | undefined;
  /** What the ratios must reach. */
  bars: { reference: number; bare?: number };
}

interface Ratio {
  ratio: number;
  least: number;
  most: number;
}

export interface HttpResult {
  rows: HttpRow[];
  /** Resident megabytes of our process under load. */
  memory: { median: number; most: number };
}

interface Running {
  child: Child;
  url: string;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

type Say = (line: string) => void;

const files: Record<ServerName, string> = {
  ours: "http/apiProcess.ts",
  reference: "http/referenceProcess.ts",
  bare: "http/bareProcess.ts",
};

/** Starts one of the servers on a free port. */
export async function startServerOf(name: ServerName, database: string, say: Say): Promise<Running> {
  const port = await freePort();
  const { environment, nodeOptions } =
    name === "ours" ? startEnvironment() : { environment: {}, nodeOptions: [] };
  const child = await startChild({
    ...{ file: files[name], database, say, nodeOptions },
    environment: { PORT: String(port), ...environment },
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

const WARM_UP_SECONDS = 1;
const PATHS = 500;
/** So many that none of them meets the limit of a person. */
const PEOPLE = 5000;
/** Answers of each kind that are looked at whether they say the same. */
const COMPARED = 25;
/** As browsers and Telegram ask over https. */
const BROWSER = "gzip, deflate, br";

const ROUNDS = 3;

interface Plan {
  kind: Kind | "mix";
  withBare?: true;
  bars: HttpRow["bars"];
  encoding?: string;
  areSignedIn?: true;
}

const main = { reference: 1.4, bare: 0.35 };
const others = { reference: 0.6 };
const visited = ["feed", "list", "listing"] as const;
const plans: Plan[] = [
  ...visited.map((kind) => ({ kind, withBare: true as const, bars: main })),
  ...visited.map((kind) => ({ kind, withBare: true as const, bars: main, encoding: BROWSER })),
  ...visited.map((kind) => ({ kind, areSignedIn: true as const, bars: others })),
  { kind: "mix", withBare: true, bars: others },
  { kind: "mix", withBare: true, bars: others, encoding: BROWSER },
  ...(["feed, deeper pages", "search", "count", "similar", "VIP ten"] as const).map((kind) => ({
    ...{ kind, bars: others },
  })),
];

function ratioOf(ours: readonly Load[], theirs: readonly Load[]): Ratio {
  const rate = (loads: readonly Load[]) => median(loads.map((one) => one.rate));
  const each = ours.map((one, round) => one.rate / (theirs[round]?.rate ?? Number.NaN));
  return { ratio: rate(ours) / rate(theirs), least: Math.min(...each), most: Math.max(...each) };
}

async function runPlan(
  plan: Plan,
  calls: Calls,
  running: Record<ServerName, Running>,
  seconds: number,
): Promise<HttpRow> {
  const rounds: HttpRow["rounds"] = { ours: [], reference: [], bare: [] };
  const asked = servers.filter((name) => name !== "bare" || plan.withBare);
  for (const name of asked) await load(running[name].url, calls, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of asked) rounds[name].push(await load(running[name].url, calls, seconds));
  }
  return {
    ...{ kind: plan.kind, encoding: plan.encoding, areSignedIn: plan.areSignedIn ?? false },
    ...{ rounds, bars: plan.bars },
    toReference: ratioOf(rounds.ours, rounds.reference),
    toBare: plan.withBare ? ratioOf(rounds.ours, rounds.bare) : undefined,
  };
}

interface Options {
  /** Of each round of each server. */
  seconds: number;
  /** Knows what visitors ask for. */
  reader: Child;
  say: Say;
}

/** Puts our API, the reference and the bare server under the same load in turn. */
export async function runHttp(database: string, { seconds, reader, say }: Options): Promise<HttpResult> {
  const running = {
    ours: await startServerOf("ours", database, say),
    reference: await startServerOf("reference", database, say),
    bare: await startServerOf("bare", database, say),
  };
  const memory = watchMemory(running.ours.child.pid);
  const rows: HttpRow[] = [];
  const people = await reader.ask<string[]>("tokens", { count: PEOPLE });
  try {
    for (const plan of plans) {
      const paths = await reader.ask<string[]>("visits", { kind: plan.kind, count: PATHS });
      if (plan.withBare) await running.bare.child.ask("learn", { from: running.ours.url, paths });
      if (plan.bars === main) {
        await compareAnswers(running.ours.url, running.reference.url, paths.slice(0, COMPARED));
      }
      const calls = { paths, encoding: plan.encoding, tokens: plan.areSignedIn && people };
      const row = await runPlan(plan, calls, running, seconds);
      rows.push(row);
      const shown = (loads: readonly Load[]) => Math.round(median(loads.map(({ rate }) => rate)));
      say(
        `${row.kind}${row.encoding ? ", compressed" : ""}${row.areSignedIn ? ", signed in" : ""}: ${servers
          .filter((name) => row.rounds[name].length > 0)
          .map((name) => `${name} ${shown(row.rounds[name])}/s`)
          .join(", ")}`,
      );
    }
  } finally {
    for (const name of servers) await running[name].child.stop();
  }
  const seen = memory.stop();
  return { rows, memory: { median: median(seen), most: Math.max(...seen) } };
}
