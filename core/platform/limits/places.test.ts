import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

const none = expect.objectContaining({ code: "too_many_requests", details: { retryAfter: 5 } });

test("each has so many places and all together have so many, and a place left is free", () => {
  const take = createPlaces({ each: 2, all: 3 });
  const leave = take("a");
  take("a");
  expect(() => take("a")).toThrow(none);
  take("b");
  expect(() => take("b")).toThrow(none);
  expect(() => take("c")).toThrow(none);
  leave();
  take("c");
  expect(() => take("a")).toThrow(none);
});
