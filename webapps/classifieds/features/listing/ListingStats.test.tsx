import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Listing } from "#contract/listings.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { ListingStats } from "./ListingStats.tsx";

const days = [
  { day: "2026-11-20", views: 4, contacts: 0, favourites: 1 },
  { day: "2026-11-21", views: 6, contacts: 0, favourites: 0 },
];
const nothing = { views: 0, contacts: 0, favourites: 0 };

async function open(stats: object, status: Listing["status"] = "active") {
  serve(() => ({ expiresAt: null, ...stats }));
  await renderPart(<ListingStats listing={{ link: "divan-1", status }} />);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("totals switch the chart, and a table says the same to those who don't see it", async () => {
  await open({ days, totals: { views: 25, contacts: 0, favourites: 1 } });
  expect(await screen.findByText("За 30 дней: 10")).toBeTruthy();
  expect(screen.getByRole("button", { name: /25\s*Просмотры/ }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: /Обращения/ }));
  expect(screen.getByText("За эти 30 дней ничего")).toBeTruthy();
  const row = screen.getByRole("row", { name: /^20 ноября/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["4", "0", "1"]);
});

test("a listing nobody saw says so instead of an empty chart", async () => {
  await open({ days, totals: nothing });
  expect(await screen.findByText("Пока тихо")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("only a listing on sale has days left", async () => {
  const stats = {
    days,
    totals: nothing,
    expiresAt: new Date(Date.now() + 29 * 86_400_000 - 1000).toISOString(),
  };
  await open(stats);
  expect(await screen.findByText("Осталось 29 дней")).toBeTruthy();
  for (const status of ["closed", "expired", "removed"] as const) {
    cleanup();
    await open(stats, status);
    await screen.findByText("Пока тихо");
    expect(screen.queryByText("Осталось 29 дней")).toBeNull();
  }
});
