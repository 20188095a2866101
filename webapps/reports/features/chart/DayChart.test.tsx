import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { startLanguage, switchLanguage } from "#webapps/shared/language/startLanguage.ts";
import { en } from "../../locales/en.ts";
import { ru } from "../../locales/ru.ts";
import { addDays } from "../days/range.ts";
import { DayChart } from "./DayChart.tsx";

const { call, drawn, named } = vi.hoisted(() => ({
  call: vi.fn(),
  drawn: [] as unknown[],
  named: [] as unknown[],
}));
vi.mock("#webapps/shared/client/call.ts", () => ({ call }));
// There is no canvas to draw on here: what would be drawn is kept.
vi.mock("uplot", () => ({
  default: class {
    static paths = {};
    over = document.createElement("div");
    options: Options;
    constructor(options: Options, data: unknown) {
      this.options = options;
      drawn.push(data);
      this.redraw(true, true);
    }
    setSize() {}
    setData() {}
    // As in uPlot, words are made again only when that is asked for.
    redraw(_paths: boolean, areAxesNew = false) {
      if (areAxesNew) named.push(this.options.axes?.[0]?.values(this, [13]));
    }
    destroy() {}
  },
}));

interface Options {
  axes?: readonly { values: (plot: unknown, places: readonly number[]) => string[] }[];
}

const days = Array.from({ length: 14 }, (_, place) => ({
  day: addDays("2026-11-09", place),
  count: place * 100,
}));
const show = (range = { start: "2026-11-21", end: "2026-11-22" }) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DayChart section="joins" range={range} label="Joins" />
    </QueryClientProvider>,
  );

beforeEach(async () => {
  drawn.length = 0;
  named.length = 0;
  call.mockReset();
  call.mockResolvedValue(days);
  const load = async (language: string) => (language === "ru" ? ru : en);
  await startLanguage({
    languages: ["en", "ru"],
    otherwise: "en",
    storageKey: "bozor-reports-language",
    load,
  });
});
afterEach(cleanup);

test("a short range is shown beside the days before it", async () => {
  show();
  await screen.findByRole("slider", { name: "Joins by day" });
  expect(call.mock.calls[0]?.slice(0, 3)).toEqual([
    "get",
    "/api/reports/days",
    { section: "joins", startDate: "11.09.2026", endDate: "11.22.2026" },
  ]);
  await vi.waitFor(() => expect(drawn).not.toHaveLength(0));
  const [places, chosen, others] = drawn[0] as (number | null)[][];
  expect(places).toHaveLength(14);
  expect(chosen?.filter((count) => count !== null)).toEqual([1200, 1300]);
  expect(others?.filter((count) => count !== null)).toHaveLength(12);
});

test("its course is told in words, and each day in a table", async () => {
  show();
  await screen.findByRole("figure", {
    name: "Joins by day, November 9 — November 22. Highest: 1,300 (November 22), lowest: 0 (November 9).",
  });
  expect(screen.getByRole("row", { name: "November 20 1,100" })).toBeTruthy();
});

test("days that are all alike have no most and no least", async () => {
  call.mockResolvedValue(days.map(({ day }) => ({ day, count: 0 })));
  show();
  await screen.findByRole("figure", { name: "Joins by day, November 9 — November 22. 0 every day." });
});

test("the arrow keys go from day to day and tell its figure", async () => {
  show();
  const slider = await screen.findByRole("slider");
  const press = (key: string) => {
    fireEvent.keyDown(slider, { key });
    return slider.getAttribute("aria-valuetext");
  };
  expect(press("ArrowLeft")).toBe("November 22: 1,300");
  expect(screen.getByText("November 22: 1,300")).toBeTruthy();
  expect(press("ArrowLeft")).toBe("November 21: 1,200");
  expect(press("Home")).toBe("November 9: 0");
  expect(press("ArrowLeft")).toBe("November 9: 0");
  expect(press("PageUp")).toBe("November 16: 700");
  expect(press("End")).toBe("November 22: 1,300");
  press("Escape");
  expect(screen.queryByText("November 22: 1,300")).toBeNull();
});

test("the days below follow the language", async () => {
  show();
  await screen.findByRole("slider");
  expect(named.at(-1)).toEqual(["Nov 22"]);
  await act(() => switchLanguage("ru"));
  expect(named.at(-1)).toEqual(["22 нояб."]);
  await act(() => switchLanguage("en"));
});

test("what can't come is a quiet line that asks again", async () => {
  call.mockRejectedValueOnce(new Error("no"));
  show();
  expect((await screen.findByRole("status")).textContent).toContain("Couldn't load the chart");
  fireEvent.click(screen.getByRole("button"));
  await screen.findByRole("slider");
});
