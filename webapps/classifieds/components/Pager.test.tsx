import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderPart } from "./listing/renderPart.tsx";
import { Pager, type PagerProps } from "./Pager.tsx";

afterEach(cleanup);

/** What the pager shows, null for none, and which of its buttons can be pressed. */
async function show(props: Omit<PagerProps, "take" | "onTurn">) {
  cleanup();
  await renderPart(<Pager take={50} onTurn={() => {}} {...props} />);
  const shown = screen.queryByRole("navigation")?.textContent?.replace(/\s/g, " ") ?? null;
  const [previous = false, next = false] = screen
    .queryAllByRole<HTMLButtonElement>("button")
    .map(({ disabled }) => !disabled);
  return { shown, previous, next };
}

test.each([
  [50, 1, null, false, false],
  [51, 1, "1/2", false, true],
  [51, 2, "2/2", true, false],
  [100, 1, "1/2", false, true],
  [100, 2, "2/2", true, false],
  [101, 2, "2/3", true, true],
  [101, 3, "3/3", true, false],
])("of %i the page %i shows %s", async (total, page, shown, previous, next) => {
  const isFull = total >= page * 50;
  expect(await show({ total, page, isFull })).toEqual({ shown, previous, next });
});

test("of an estimate no page is offered that may not be there", async () => {
  const estimate = { total: 340_000, isEstimate: true, isFull: true };
  expect(await show({ ...estimate, page: 1 })).toMatchObject({ shown: "1/200", next: true });
  expect(await show({ ...estimate, page: 200 })).toMatchObject({ shown: "200/200", next: false });
  expect(await show({ ...estimate, page: 300 })).toMatchObject({ shown: "300/300", next: false });
  expect(await show({ ...estimate, total: 9000, page: 1 })).toMatchObject({ shown: "1/180" });
  expect(await show({ ...estimate, page: 7, isFull: false })).toMatchObject({ previous: true, next: false });
});

test("of millions no page is offered that can't be asked for", async () => {
  expect(await show({ total: 340_000, page: 1, isFull: true })).toMatchObject({ shown: "1/6 800" });
  expect(await show({ total: 3_000_000, page: 1, isFull: true })).toMatchObject({ shown: "1/20 001" });
});
