import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useNetwork, watchNetwork } from "./network.ts";

let isThere: boolean;
let asked: number;
const told: string[] = [];

const isLost = () => useNetwork.getState().isLost;
const hear = (event: string) => window.dispatchEvent(new Event(event));
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeAll(() => {
  watchNetwork();
  for (const event of ["online", "offline"]) window.addEventListener(event, () => told.push(event));
});

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  asked = 0;
  hear("online");
  told.length = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (!isThere) throw new TypeError("Failed to fetch");
    return new Response(null, { status: 404 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the device says is so", () => {
  hear("offline");
  expect(isLost()).toBe(true);
  hear("online");
  expect(isLost()).toBe(false);
});

test("a request alone that fails is no lost network", async () => {
  hear("unanswered");
  hear("unanswered");
  await pass();
  expect([isLost(), asked, told]).toEqual([false, 1, []]);
});

test("a link that dies in silence is told, and so is that it is back", async () => {
  isThere = false;
  hear("unanswered");
  await pass();
  expect([isLost(), told]).toEqual([true, ["offline"]]);
  await pass(10_000);
  expect([isLost(), asked]).toEqual([true, 3]);
  isThere = true;
  await pass(15_000);
  expect([isLost(), told]).toEqual([false, ["offline", "online"]]);
  const before = asked;
  await pass(60_000);
  expect(asked).toBe(before);
});

test("where no event tells that the device is back, asking does", async () => {
  hear("offline");
  await pass(2000);
  expect([isLost(), told]).toEqual([false, ["offline", "online"]]);
});

test("a page that begins without a network knows it, and so do those that ask", async () => {
  const leave = onlineManager.subscribe(() => undefined);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  watchNetwork();
  expect([isLost(), onlineManager.isOnline()]).toEqual([true, false]);
  hear("online");
  expect([isLost(), onlineManager.isOnline()]).toEqual([false, true]);
  leave();
  vi.restoreAllMocks();
});
