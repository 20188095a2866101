import type { FrameLocator, Page } from "@playwright/test";
import { expect, type Launch, type Market } from "./market.ts";

/** Cards of listings on the page. */
export const found = (app: FrameLocator) => app.getByRole("main").getByRole("article");
/** Cards of the car that journeys look for, in whichever script. */
export const cobalt = (app: FrameLocator) => found(app).filter({ hasText: /cobalt|кобальт|kobalt/i });

/** Opens the app at its home and waits for the feed. */
export async function openHome(page: Page, market: Market, launch: Partial<Launch> & { personId: number }) {
  const app = await market.open(page, { app: "market", ...launch });
  await expect(found(app).first()).toBeVisible();
  return app;
}

/** A new person who has searched for nothing yet; their id. */
export async function makeSearcher(market: Market, language: "ru" | "uz") {
  const firstName = language === "ru" ? "Ищущий" : "Izlovchi";
  return (await market.act<{ id: number }>("people", { firstName, language })).id;
}

/** Returns the query in the address of the app. */
export async function queryOf(app: FrameLocator): Promise<URLSearchParams> {
  return new URLSearchParams(await app.locator("body").evaluate<string, void>("location.search"));
}

/** Writes a query and submits it; ends on its results. */
export async function searchFor(app: FrameLocator, query: string) {
  await app.getByRole("combobox").fill(query);
  await app.getByRole("combobox").press("Enter");
  await expect.poll(async () => (await queryOf(app)).get("search")).toBe(query);
  // The address changes before the page: what is found may stand on the one that is left, too.
  await expect(app.getByRole("main", { name: query, exact: true })).toBeVisible();
}

interface Place {
  id: number;
  name: string;
}

/** A town that has no listings, and the wider place that stands in. */
export async function findEmptyTown(market: Market): Promise<{ region: Place; town: Place }> {
  const ask = async <T>(path: string) =>
    (await (await fetch(`${market.url}/api/telegram/${path}`)).json()) as T;
  for (const region of await ask<Place[]>("geo/regions")) {
    for (const town of await ask<Place[]>(`geo/cities/${region.id}`)) {
      const query = `regionId=${region.id}&cityId=${town.id}`;
      const { widened } = await ask<{ widened: { regionId: number | null } | null }>(`feed?${query}`);
      if (widened?.regionId === region.id) return { region, town };
    }
  }
  throw new Error("Every town has something to sell");
}
