import { beforeEach, expect, test } from "vitest";
import { keepMark, readMark } from "./useMark.ts";

beforeEach(() => sessionStorage.clear());

test("a mark is found on the way back, and not on another visit", () => {
  keepMark("entry", { id: 7, index: 3 });
  expect(readMark("entry")).toEqual({ id: 7, index: 3 });
  expect(readMark("other")).toBeUndefined();
});

test("a broken note of the mark is none", () => {
  for (const broken of ["{", "5", "null", '["entry","a",1]', '["entry"]']) {
    sessionStorage.setItem("moderation-mark", broken);
    expect(readMark("entry")).toBeUndefined();
  }
});
