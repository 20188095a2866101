import type { Child } from "../child.ts";
import { BROWSER, type HttpResult, type Plan, runSuite, type Suite } from "../http/runHttp.ts";
import { runSql, type SqlRow } from "../sql/runSql.ts";
import { findDifference } from "./findDifference.ts";
import type { ShopKind } from "./visits.ts";

/** What was measured of the shop. */
export interface ShopResult {
  rows: SqlRow[];
  http: HttpResult;
}

const pages = ["products", "home sections", "product", "group"] as const;
const bars = { reference: 1.4 };
const others = { reference: 0.6 };
const shown = { withBare: true, isCompared: true, bars } as const;

const plans: Plan<ShopKind>[] = [
  ...pages.map((kind) => ({ kind, ...shown })),
  ...pages.map((kind) => ({ kind, ...shown, encoding: BROWSER })),
  ...pages.map((kind) => ({ kind, areSignedIn: true as const, bars: others })),
  { kind: "current groups", isCompared: true, bars: others },
];

const suite: Suite<ShopKind> = {
  plans,
  reference: "shop/referenceProcess.ts",
  compare: () => ({ each: (own, other) => findDifference(own, other) }),
};

interface Options {
  /** Of each round of each server. */
  seconds: number;
  /** Knows what visitors ask for. */
  reader: Child;
  say: (line: string) => void;
}

/** Times the shop's reads, then puts its API and the reference under load. */
export async function runShop(database: string, options: Options): Promise<ShopResult> {
  const rows = await runSql(options.reader, options.say);
  return { rows, http: await runSuite(database, suite, options) };
}
