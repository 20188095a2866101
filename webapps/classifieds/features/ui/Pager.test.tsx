import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart, tapAt } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { Pager, type PagerProps } from "./Pager.tsx";

afterEach(cleanup);

/** Returns the text of the pager, null for none, and which of its buttons can be pressed. */
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

test("the second of two quick taps opens nothing of the page that has come under the finger", async () => {
  const [onTurn, onOpen] = [vi.fn(), vi.fn()];
  let now = 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  await renderPart(
    <>
      <Pager page={1} total={300} take={50} isFull onTurn={onTurn} />
      <button type="button" onClick={onOpen}>
        Диван
      </button>
    </>,
  );
  const finger = (on: HTMLElement, y = 790) => fireEvent(on, tapAt(240, y, now));
  const next = screen.getByRole("button", { name: "Следующая страница" });
  const card = screen.getByRole("button", { name: "Диван" });
  for (const wait of [120, 220, 340]) {
    now += 5000;
    finger(next);
    now += wait;
    finger(card);
  }
  expect(onTurn).toHaveBeenCalledTimes(3);
  expect(onOpen).not.toHaveBeenCalled();
  finger(card, 500);
  now += 20;
  finger(card);
  expect(onOpen).toHaveBeenCalledTimes(2);
  // A press of a key is no tap: another follows as quickly as one likes.
  fireEvent.click(next);
  fireEvent.click(card);
  expect(onTurn).toHaveBeenCalledTimes(4);
  expect(onOpen).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
});
