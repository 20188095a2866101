import { parseArgs } from "node:util";

const parts = ["sql", "http", "freshness", "shop", "reports", "searches", "browser", "lighthouse"] as const;
type Part = (typeof parts)[number];

/** Lighthouse comes over the network, so it is measured only when asked for. */
const usual = parts.filter((part) => part !== "lighthouse");

/** Those that are measured in the market of listings. */
export const marketParts: readonly Part[] = ["sql", "http", "freshness"];

export interface Options {
  listings: number;
  /** Of the smaller database that growth is measured against. */
  fewer: number;
  /** Of the shop, which has a database of its own. */
  orders: number;
  /** Of which reports are made. */
  events: number;
  /** That people have saved, in a market of its own of the fewer listings. */
  searches: number;
  parts: readonly Part[];
  /** Only makes the databases. */
  seedOnly: boolean;
  /** Uses the databases as they are, even when they would be made differently now. */
  asIs: boolean;
  /** Of each round of each server over HTTP. */
  seconds: number;
  /** Leaves the database server running at the end. */
  keep: boolean;
}

const usage = `Usage: npm run bench -- [--listings 1000000] [--fewer 100000] [--orders 1000000] [--events 10000000] [--searches 100000] [--only sql,http,freshness,shop,reports,searches,browser,lighthouse] [--seconds 3] [--seed-only] [--as-is] [--keep]`;

/** @throws an error that tells the usage. */
export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      listings: { type: "string", default: "1000000" },
      fewer: { type: "string", default: "100000" },
      orders: { type: "string", default: "1000000" },
      events: { type: "string", default: "10000000" },
      searches: { type: "string", default: "100000" },
      only: { type: "string", default: usual.join(",") },
      seconds: { type: "string", default: "3" },
      "seed-only": { type: "boolean", default: false },
      "as-is": { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
    },
  });
  const named = values.only.split(",");
  const listings = Number(values.listings);
  const fewer = Number(values.fewer);
  const orders = Number(values.orders);
  const events = Number(values.events);
  const searches = Number(values.searches);
  const seconds = Number(values.seconds);
  const areKnown = named.every((name) => parts.some((part) => part === name));
  const areEnough = Math.min(listings, fewer, orders, events, searches) >= 100 && seconds >= 1;
  if (!areKnown || !areEnough) throw new Error(usage);
  return {
    listings,
    fewer,
    orders,
    events,
    searches,
    seconds,
    keep: values.keep,
    seedOnly: values["seed-only"],
    asIs: values["as-is"],
    parts: parts.filter((part) => named.includes(part)),
  };
}
