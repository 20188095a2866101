import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGrowing } from "./useGrowing.ts";

const place = vi.hoisted(() => ({ top: 0 }));
vi.mock("./ScrollKeeper.tsx", () => ({ beginningOf: () => place.top }));

let drawn: number[] = [];
function List({ total }: { total: number }) {
  drawn.push(useGrowing(total, 5));
  return null;
}
async function draw(total: number, top = 0) {
  place.top = top;
  drawn = [];
  await act(async () =>
    render(
      <MemoryRouter>
        <List total={total} />
      </MemoryRouter>,
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("rows come in steps until all are there", async () => {
  await draw(12);
  expect(drawn).toEqual([5]);
  for (let step = 0; step < 3; step += 1) await act(() => vi.advanceTimersByTimeAsync(100));
  expect(drawn).toEqual([5, 10, 12]);
});

test("what is less than a step, or further down when one comes back, is drawn at once", async () => {
  await draw(3);
  expect(drawn).toEqual([3]);
  await draw(25, 900);
  expect(drawn).toEqual([25]);
});
