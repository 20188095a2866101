import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { en } from "../../locales/en.ts";
import { ReportTable, type ReportTableProps } from "./ReportTable.tsx";
import type { Column, Source } from "./ReportTableColumn.ts";

interface Row {
  name: string;
  groups: number;
  size: number;
  from?: Source[];
}

const columns: Column<Row>[] = [
  { key: "name", title: "Product", value: ({ name }) => name },
  { key: "groups", title: "Groups", value: ({ groups }) => groups, total: "sum" },
  { key: "size", title: "Size", value: ({ size }) => size, total: "dash" },
];
const row = (name: string, groups: number, from: Source[] = []): Row => ({ name, groups, size: 3, from });
const many = Array.from({ length: 1000 }, (_, place) => row(`query ${place}`, place));

function show(props: Partial<ReportTableProps<Row>>) {
  return render(
    <MemoryRouter>
      <ReportTable caption="Purchases" columns={columns} keyOf={({ name }) => name} groups={[]} {...props} />
    </MemoryRouter>,
  );
}
const lines = () =>
  screen
    .getAllByRole("row")
    .map((line) => [...line.children].map(({ textContent }) => textContent).join(" | "));

beforeEach(async () => {
  await startLanguage({
    languages: ["en"],
    otherwise: "en",
    storageKey: "bozor-reports-language",
    load: async () => en,
  });
});
afterEach(cleanup);

test("rows stand under their headings, what is apart is folded below the totals and not in them", () => {
  show({
    groups: [
      { key: "real", title: "Real", rows: [row("Tea", 1200), row("Cup", 34)] },
      { key: "fake", title: "Fake", rows: [row("Dream", 5)] },
      { key: "expired", title: "Expired", rows: [row("Old", 7), row("Older", 8)], isApart: true },
    ],
  });
  expect(lines()).toEqual([
    "Product | Groups | Size",
    "Real2",
    "Tea | 1,200 | 3",
    "Cup | 34 | 3",
    "Fake1",
    "Dream | 5 | 3",
    "Total | 1,239 | —",
    "Expired2",
  ]);
  const expired = screen.getByRole("button", { name: /Expired/ });
  expect(expired.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(expired);
  expect(expired.getAttribute("aria-expanded")).toBe("true");
  expect(lines().slice(-3)).toEqual(["Old | 7 | 3", "Older | 8 | 3", "Total | 15 | —"]);
});

test("a row unfolds to its sources, by its button and by a tap anywhere on it", () => {
  const from = [
    { type: "Invited", count: 1200, avgDepth: 1.5 },
    { type: "insta", count: 1, avgDepth: 0 },
  ];
  const nameOf = (type: string) => (type === "Invited" ? "by invite" : type);
  show({
    groups: [{ key: "all", rows: [row("Tea", 1, from), row("Cup", 2)] }],
    sources: { of: (one) => one.from ?? [], nameOf },
  });
  const tea = screen.getByRole("button", { name: "Tea" });
  fireEvent.click(tea);
  expect(tea.getAttribute("aria-expanded")).toBe("true");
  const sources = within(screen.getByRole("table", { name: "Sources: Tea" }));
  expect(
    sources.getAllByRole("row").map((line) => [...line.children].map((cell) => cell.textContent)),
  ).toEqual([
    ["Source", "Participants", "Average depth"],
    ["by invite", "1,200", "1.50"],
    ["insta", "1", "0.00"],
  ]);
  fireEvent.click(tea.closest("tr")?.lastElementChild as Element);
  expect(tea.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("table", { name: /Sources/ })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Cup" }));
  expect(screen.getByText("Nobody joined on these days")).toBeTruthy();
});

test("a tap on a head sorts the rows of each group, the other way, then as they came", () => {
  show({
    isSortable: true,
    groups: [
      { key: "real", title: "Real", rows: [row("Tea", 2), row("Cup", 9)] },
      { key: "fake", title: "Fake", rows: [row("B", 5), row("A", 7)] },
    ],
  });
  const names = () =>
    screen.getAllByRole("rowheader", { name: /^(Tea|Cup|A|B)$/ }).map((head) => head.textContent);
  const head = screen.getByRole("columnheader", { name: "Groups" });
  const tap = () => fireEvent.click(within(head).getByRole("button"));
  expect([names(), head.getAttribute("aria-sort")]).toEqual([["Tea", "Cup", "B", "A"], "none"]);
  tap();
  expect([names(), head.getAttribute("aria-sort")]).toEqual([["Cup", "Tea", "A", "B"], "descending"]);
  tap();
  expect([names(), head.getAttribute("aria-sort")]).toEqual([["Tea", "Cup", "B", "A"], "ascending"]);
  tap();
  expect(head.getAttribute("aria-sort")).toBe("none");
  fireEvent.click(within(screen.getByRole("columnheader", { name: "Product" })).getByRole("button"));
  expect(names()).toEqual(["Cup", "Tea", "A", "B"]);
});

test("of many rows twenty are shown, and a hundred more at each tap; the total is of all", async () => {
  show({ groups: [{ key: "all", rows: many }] });
  expect(lines()).toHaveLength(1 + 20 + 1 + 1);
  expect(lines().at(-1)).toBe("Total | 499,500 | —");
  fireEvent.click(screen.getByRole("button", { name: "Show 100 more (980 left)" }));
  await screen.findByRole("button", { name: "Show 100 more (880 left)" });
  await waitFor(() => expect(document.querySelectorAll("tr")).toHaveLength(1 + 120 + 1 + 1), {
    timeout: 15_000,
  });
});

test("the last tap shows what is left", async () => {
  show({ groups: [{ key: "all", rows: many.slice(0, 50) }] });
  fireEvent.click(screen.getByRole("button", { name: "Show 30 more (30 left)" }));
  await waitFor(() => expect(document.querySelectorAll("tr")).toHaveLength(1 + 50 + 1), { timeout: 15_000 });
  expect(screen.queryByRole("button", { name: /Show/ })).toBeNull();
});

test("without rows it says so, under a heading that stands all the same, and sums up nothing", () => {
  show({ groups: [{ key: "real", title: "Real", rows: [] }] });
  expect(lines()).toEqual(["Product | Groups | Size", "Real0", "No data for these days"]);
  cleanup();
  show({ groups: [{ key: "all", rows: [] }] });
  expect(lines()).toEqual(["Product | Groups | Size", "No data for these days"]);
});

test("one long name has all of it as its title", () => {
  const name = "X".repeat(200);
  show({ groups: [{ key: "all", rows: [row(name, 1)] }] });
  expect(screen.getByRole("rowheader", { name }).getAttribute("title")).toBe(name);
});
