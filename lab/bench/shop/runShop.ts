import assert from "node:assert/strict";
import type { Page } from "../../page.ts";
import { whole } from "../../table.ts";
import type { Child } from "../child.ts";
import { httpTable } from "../http/httpTable.ts";
import { BROWSER, type Plan, runSuite, type Suite } from "../http/runHttp.ts";
import { readsTable } from "../sql/readsTable.ts";
import { timeReads } from "../sql/runSql.ts";
import type { ShopKind } from "./visits.ts";

type Say = (line: string) => void;

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
  compare: assert.deepEqual,
};

/** Times the shop's reads, then puts its API and the reference under load. */
export async function runShop(database: string, reader: Child, orders: number, say: Say): Promise<Page> {
  const reads = readsTable(await timeReads(reader, say));
  const http = httpTable(await runSuite(database, suite, reader, say));
  return {
    title: `The shop of ${whole(orders)} orders`,
    text: `${reads.text}\n\n## Over HTTP\n\n${http.text}`,
    missed: [...reads.missed, ...http.missed],
  };
}
