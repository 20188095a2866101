import { expect, test } from "vitest";
import { keepRunning } from "./keepRunning.ts";

test("what ends or fails is started again, after pauses that grow, until nobody wants it any more", async () => {
  const stopping = new AbortController();
  const pauses: number[] = [];
  let runs = 0;
  await keepRunning(
    "part",
    async () => {
      runs += 1;
      if (runs === 1) throw new Error("lost");
      if (runs === 4) stopping.abort();
    },
    stopping.signal,
    (ends) => {
      pauses.push(ends);
      return 0;
    },
  );
  expect(pauses).toEqual([1, 2, 3]);
});
