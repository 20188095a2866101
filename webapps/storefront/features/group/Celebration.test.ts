import { beforeEach, expect, test } from "vitest";
import { celebrateOnce } from "./Celebration.tsx";

beforeEach(() => localStorage.clear());

test("each group is celebrated once", () => {
  expect(celebrateOnce("AAAAAAAAAA")).toBe(true);
  expect(celebrateOnce("AAAAAAAAAA")).toBe(false);
  expect(celebrateOnce("BBBBBBBBBB")).toBe(true);
});

test("what is kept stays small, and what is broken is begun anew", () => {
  localStorage.setItem("bozor-celebrated", "{");
  for (let index = 0; index < 100; index += 1) celebrateOnce(`group${index}`);
  expect(celebrateOnce("group99")).toBe(false);
  expect(celebrateOnce("group0")).toBe(true);
  expect(JSON.parse(localStorage.getItem("bozor-celebrated") ?? "").length).toBe(30);
});
