import { parseArgs } from "node:util";

const parts = ["sql", "http", "freshness", "browser"] as const;
export type Part = (typeof parts)[number];

export interface Options {
  listings: number;
  /** Of the smaller database that growth is measured against. */
  fewer: number;
  parts: readonly Part[];
  /** Only makes the databases. */
  seedOnly: boolean;
  /** Uses the databases as they are, even when they would be made differently now. */
  asIs: boolean;
  /** Of each round of each server in the part http. */
  seconds: number;
  /** Leaves the database server running at the end. */
  keep: boolean;
}

const usage = `Usage: npm run bench -- [--listings 1000000] [--fewer 100000] [--only sql,http,freshness,browser] [--seconds 3] [--seed-only] [--as-is] [--keep]`;

/** @throws an error that tells the usage. */
export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      listings: { type: "string", default: "1000000" },
      fewer: { type: "string", default: "100000" },
      only: { type: "string", default: parts.join(",") },
      seconds: { type: "string", default: "3" },
      "seed-only": { type: "boolean", default: false },
      "as-is": { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
    },
  });
  const named = values.only.split(",");
  const listings = Number(values.listings);
  const fewer = Number(values.fewer);
  const seconds = Number(values.seconds);
  const areKnown = named.every((name) => parts.some((part) => part === name));
  if (!areKnown || !(listings >= 100) || !(fewer >= 100) || !(seconds >= 1)) throw new Error(usage);
  return {
    ...{ listings, fewer, seconds, keep: values.keep, seedOnly: values["seed-only"], asIs: values["as-is"] },
    parts: parts.filter((part) => named.includes(part)),
  };
}
