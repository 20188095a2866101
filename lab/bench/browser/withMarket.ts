import { ownHouse, startHouse } from "../../../tests/e2e/support/houses.ts";
import { Market } from "../../../tests/e2e/support/market.ts";
import prepareRun from "../../../tests/e2e/support/prepareRun.ts";

/** Measures something in a market as journeys have one: built, with the demo in it, in a folder that goes with it. */
export async function withMarket<T>(work: (market: Market) => Promise<T>): Promise<T> {
  const removeRun = await prepareRun();
  // A process that a signal ends leaves the market running, unless it exits by itself.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  try {
    const stop = await startHouse("plain", 0);
    return await work(new Market(ownHouse())).finally(stop);
  } finally {
    await removeRun();
  }
}

/** The link of the feed's first listing. */
export async function firstLink({ url }: Market): Promise<string> {
  const feed = (await (await fetch(`${url}/api/telegram/feed?take=1`)).json()) as {
    data: { link: string }[];
  };
  const [first] = feed.data;
  if (!first) throw new Error("The feed is empty");
  return first.link;
}
