import { measurePace } from "../pace.ts";
import { type Page, writePage } from "../page.ts";
import type { Child } from "./child.ts";
import { Databases } from "./databases.ts";
import { runFreshness } from "./freshness/runFreshness.ts";
import { runHttp } from "./http/runHttp.ts";
import type { Options } from "./options.ts";
import { runReports } from "./reports/runReports.ts";
import { runSearches } from "./searches/runSearches.ts";
import type { BenchServer } from "./server.ts";
import { runShop } from "./shop/runShop.ts";
import type { NamedBars } from "./sql/reader.ts";
import { runSql, startReader } from "./sql/runSql.ts";
import { writePlans } from "./sql/writePlans.ts";

type Say = (line: string) => void;

interface Bench {
  databases: Databases;
  options: Options;
  say: Say;
}

/** Has something measured with a process that reads a database by the rules. */
async function withReader<T>(
  url: string,
  say: Say,
  work: (reader: Child) => Promise<T>,
  file?: string,
): Promise<T> {
  const reader = await startReader(url, say, file);
  try {
    return await work(reader);
  } finally {
    await reader.stop();
  }
}

async function keepPlans(reader: Child, name: string) {
  const plans = new Map<string, string>();
  for (const { name: operation } of await reader.ask<NamedBars[]>("operations")) {
    plans.set(operation, await reader.ask<string>("explain", operation));
  }
  writePlans(name, plans);
}

/** The parts that are measured on databases; each asks for those first, and ends there when they are only to be made. */
const parts: Record<string, (bench: Bench) => Promise<Page | undefined>> = {
  async sql({ databases, options, say }) {
    const [fewer, all] = [await databases.market(options.fewer), await databases.market(options.listings)];
    if (options.seedOnly) return undefined;
    return withReader(all, say, (reader) =>
      withReader(fewer, say, async (smaller) => {
        const page = await runSql(reader, smaller, options, say);
        await keepPlans(reader, "explain");
        return page;
      }),
    );
  },
  async http({ databases, options, say }) {
    const url = await databases.market(options.listings);
    if (options.seedOnly) return undefined;
    return withReader(url, say, (reader) => runHttp(url, reader, say));
  },
  async freshness({ databases, options, say }) {
    const url = await databases.market(options.listings);
    if (options.seedOnly) return undefined;
    return withReader(url, say, (reader) => runFreshness(url, reader, say));
  },
  async shop({ databases, options, say }) {
    const url = await databases.shop();
    if (options.seedOnly) return undefined;
    const measure = async (reader: Child) => {
      const page = await runShop(url, reader, options.orders, say);
      await keepPlans(reader, "explain-shop");
      return page;
    };
    return withReader(url, say, measure, "shop/process.ts");
  },
  async reports({ databases, options, say }) {
    const [url, market] = [await databases.reports(), await databases.market(options.listings)];
    if (options.seedOnly) return undefined;
    return withReader(market, say, (reader) => runReports(url, reader, options, say));
  },
  async searches({ databases, options, say }) {
    const url = await databases.searches();
    return options.seedOnly ? undefined : runSearches(url, options, say);
  },
};

/** Whether a part needs the bench's databases. */
export const isOfServer = (part: string): boolean => part in parts;

/** Makes the databases ready, measures the parts that are asked for, and writes their pages. */
export async function run(server: BenchServer, options: Options, say: Say): Promise<void> {
  const databases = new Databases(server, options, say);
  for (const part of options.parts) {
    const pace = measurePace();
    const page = await parts[part]?.({ databases, options, say });
    if (page)
      say(
        `written: ${writePage({ name: part, command: `npm run bench -- --only ${part}`, isFull: options.isFull, pace }, page)}`,
      );
  }
}
