import { createServer } from "node:net";
import { deployed } from "../../deployed.ts";
import { memoryOf } from "../../memoryOf.ts";
import type { Page } from "../../page.ts";
import { median } from "../../statistics.ts";
import { type Child, startChild } from "../child.ts";
import { type Compare, compareAnswers, compareListings } from "./compareAnswers.ts";
import { httpTable, nameOf } from "./httpTable.ts";
import { type Calls, type Load, load } from "./load.ts";
import type { Kind } from "./visits.ts";

const servers = ["ours", "reference", "bare"] as const;
type ServerName = (typeof servers)[number];

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
  /** The least ratios that a run must reach. */
  bars: { reference: number; bare?: number };
}

export interface Ratio {
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
export async function startServerOf(
  name: ServerName,
  database: string,
  say: Say,
  file = files[name],
): Promise<Running> {
  const port = await freePort();
  const { environment, flags } = name === "ours" ? deployed : { environment: {}, flags: [] };
  const child = await startChild({
    file,
    database,
    say,
    flags,
    environment: { PORT: String(port), ...environment },
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

const WARM_UP_SECONDS = 1;
const PATHS = 500;
/** The number of people who ask: enough that none of them meets the limit of a person. */
const PEOPLE = 5000;
/** Answers of each kind that are looked at whether they say the same. */
const COMPARED = 25;
/** As browsers and Telegram ask over https. */
export const BROWSER = "gzip, deflate, br";

const ROUNDS = 3;
/** How often memory is looked at. */
const LOOK_MS = 200;
const SECONDS = 3;

/** One kind of answer under load. */
export interface Plan<K extends string> {
  kind: K;
  withBare?: true;
  /** Whether the reference's answers are compared with ours first. */
  isCompared?: true;
  bars: HttpRow["bars"];
  encoding?: string;
  areSignedIn?: true;
}

/** The calls of a run and the servers they go to. */
export interface Suite<K extends string> {
  plans: readonly Plan<K>[];
  /** File of the reference below the bench's folder. */
  reference: string;
  compare: Compare;
}

const main = { reference: 1.4, bare: 0.35 };
const others = { reference: 0.6 };
const visited = ["feed", "list", "listing"] as const;
const shown = { withBare: true, isCompared: true, bars: main } as const;
const plans: Plan<Kind | "mix">[] = [
  ...visited.map((kind) => ({ kind, ...shown })),
  ...visited.map((kind) => ({ kind, ...shown, encoding: BROWSER })),
  ...visited.map((kind) => ({ kind, areSignedIn: true as const, bars: others })),
  { kind: "mix", withBare: true, bars: others },
  { kind: "mix", withBare: true, bars: others, encoding: BROWSER },
  ...(["feed, deeper pages", "search", "count", "similar", "VIP ten"] as const).map((kind) => ({
    kind,
    bars: others,
  })),
];
const ofMarket: Suite<Kind | "mix"> = { plans, reference: files.reference, compare: compareListings };

function ratioOf(ours: readonly Load[], theirs: readonly Load[]): Ratio {
  const rate = (loads: readonly Load[]) => median(loads.map((one) => one.rate));
  const each = ours.map((one, round) => one.rate / (theirs[round]?.rate ?? Number.NaN));
  return { ratio: rate(ours) / rate(theirs), least: Math.min(...each), most: Math.max(...each) };
}

async function runPlan(
  plan: Plan<string>,
  calls: Calls,
  running: Record<ServerName, Running>,
): Promise<HttpRow> {
  const rounds: HttpRow["rounds"] = { ours: [], reference: [], bare: [] };
  const asked = servers.filter((name) => name !== "bare" || plan.withBare);
  for (const name of asked) await load(running[name].url, calls, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of asked) rounds[name].push(await load(running[name].url, calls, SECONDS));
  }
  return {
    kind: plan.kind,
    encoding: plan.encoding,
    areSignedIn: plan.areSignedIn ?? false,
    rounds,
    bars: plan.bars,
    toReference: ratioOf(rounds.ours, rounds.reference),
    toBare: plan.withBare ? ratioOf(rounds.ours, rounds.bare) : undefined,
  };
}

/** Puts our API, the reference and the bare server under the same load in turn; the reader knows what visitors ask for. */
export async function runSuite<K extends string>(
  database: string,
  { plans, reference, compare }: Suite<K>,
  reader: Child,
  say: Say,
): Promise<HttpResult> {
  const running = {
    ours: await startServerOf("ours", database, say),
    reference: await startServerOf("reference", database, say, reference),
    bare: await startServerOf("bare", database, say),
  };
  const seen: number[] = [];
  const watching = setInterval(() => seen.push(memoryOf(running.ours.child.pid) ?? Number.NaN), LOOK_MS);
  const rows: HttpRow[] = [];
  const people = await reader.ask<string[]>("tokens", { count: PEOPLE });
  try {
    for (const plan of plans) {
      const paths = await reader.ask<string[]>("visits", { kind: plan.kind, count: PATHS });
      if (plan.withBare) await running.bare.child.ask("learn", { from: running.ours.url, paths });
      if (plan.isCompared) {
        await compareAnswers(running.ours.url, running.reference.url, paths.slice(0, COMPARED), compare);
      }
      const calls = { paths, encoding: plan.encoding, tokens: plan.areSignedIn && people };
      const row = await runPlan(plan, calls, running);
      rows.push(row);
      const shown = (loads: readonly Load[]) => Math.round(median(loads.map(({ rate }) => rate)));
      say(
        `${nameOf(row)}: ${servers
          .filter((name) => row.rounds[name].length > 0)
          .map((name) => `${name} ${shown(row.rounds[name])}/s`)
          .join(", ")}`,
      );
    }
  } finally {
    clearInterval(watching);
    for (const name of servers) await running[name].child.stop();
  }
  return { rows, memory: { median: median(seen), most: Math.max(...seen) } };
}

/** Puts the market's servers under load. */
export async function runHttp(database: string, reader: Child, say: Say): Promise<Page> {
  return { title: "The market over HTTP", ...httpTable(await runSuite(database, ofMarket, reader, say)) };
}
