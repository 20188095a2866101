import { parseArgs } from "node:util";

/** Lighthouse comes over the network, so it is measured only when asked for. */
const usual = ["sql", "http", "freshness", "shop", "reports", "searches", "browser"] as const;
const parts = [...usual, "lighthouse"] as const;
export type Part = (typeof parts)[number];

/** How much there is in the databases, when nothing else is said: the pages in docs are of this. */
const full = {
  listings: 1_000_000,
  /** The size of the smaller market, which growth is measured against and searches are saved in. */
  fewer: 100_000,
  orders: 1_000_000,
  events: 10_000_000,
  searches: 100_000,
};
type Sizes = typeof full;
const sizes = Object.keys(full) as (keyof Sizes)[];

export interface Options extends Sizes {
  parts: readonly Part[];
  /** Only makes the databases. */
  seedOnly: boolean;
  /** Uses the databases as they are, even when they would be made differently now. */
  asIs: boolean;
  isFull: boolean;
}

const usage = `Usage: npm run bench -- [--only ${parts.join()}] [--seed-only] [--as-is] ${sizes.map((size) => `[--${size} ${full[size]}]`).join(" ")}`;

/** @throws an error that tells the usage. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: usual.join() },
      "seed-only": { type: "boolean", default: false },
      "as-is": { type: "boolean", default: false },
      listings: { type: "string" },
      fewer: { type: "string" },
      orders: { type: "string" },
      events: { type: "string" },
      searches: { type: "string" },
    },
  });
  const named = values.only.split(",");
  const given = { ...full };
  for (const size of sizes) given[size] = Number(values[size] ?? full[size]);
  const areKnown = named.every((name) => parts.some((part) => part === name));
  if (!areKnown || !sizes.every((size) => given[size] >= 100)) throw new Error(usage);
  return {
    ...given,
    parts: parts.filter((part) => named.includes(part)),
    seedOnly: values["seed-only"],
    asIs: values["as-is"],
    isFull: sizes.every((size) => given[size] === full[size]),
  };
}
