import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { getCapital } from "#contract/geo.ts";
import { call } from "./call.ts";
import { type EarlyCall, readEarly, takeEarly } from "./early.ts";
import { keepTokens } from "./tokens.ts";

const tokenOf = (userId: number) => `h.${btoa(JSON.stringify({ userId, exp: 4e9 }))}.s`;
const answer = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));
const later = (calls: Record<string, EarlyCall>) =>
  vi.stubGlobal("earlyCalls", new Map(Object.entries(calls)));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(performance, "now").mockReturnValue(900);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what was asked early is asked once: the first call takes the answer, the next one asks", async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ id: 2 })));
  vi.stubGlobal("fetch", asked);
  later({ "GET /api/telegram/geo/capital": { response: answer({ id: 1 }) } });
  const ask = () => call<typeof getCapital>("get", "/api/telegram/geo/capital", {});
  expect(await ask()).toEqual({ id: 1 });
  expect(asked).not.toHaveBeenCalled();
  expect(await ask()).toEqual({ id: 2 });
});

test("an answer reaches only the one it was asked for, whichever of their tokens they have by now", async () => {
  const own = () => ({ "GET /a": { token: Promise.resolve(tokenOf(7)), response: answer(1) } });
  later(own());
  expect(await takeEarly("GET /a", tokenOf(8))).toBeUndefined();
  later(own());
  expect(await takeEarly("GET /a", null)).toBeUndefined();
  later(own());
  expect(await takeEarly("GET /a", tokenOf(7).replace(/s$/, "renewed"))).toBeInstanceOf(Response);
  later({ "GET /a": { token: Promise.resolve(null), response: answer(1) } });
  expect(await takeEarly("GET /a", tokenOf(7))).toBeUndefined();
});

test("what failed or is old is asked anew", async () => {
  keepTokens({ accessToken: tokenOf(7), refreshToken: "r" });
  const asked = vi.fn(async () => new Response(JSON.stringify({ id: 2 })));
  vi.stubGlobal("fetch", asked);
  later({ "GET /api/telegram/geo/capital": { response: Promise.reject(new TypeError("Failed to fetch")) } });
  expect(await call<typeof getCapital>("get", "/api/telegram/geo/capital", {})).toEqual({ id: 2 });

  vi.spyOn(performance, "now").mockReturnValue(60_000);
  later({ "GET /a": { response: answer(1) } });
  expect(await takeEarly("GET /a", null)).toBeUndefined();
});

test("what has come already is read at once, by whom it was asked for and only one time", () => {
  const read = () => readEarly<typeof getCapital>("/api/telegram/geo/capital", {});
  const ready = (userId: number | null, isOwn = true): Record<string, EarlyCall> => {
    const token = userId === null ? null : tokenOf(userId);
    return {
      "GET /api/telegram/geo/capital": {
        ...(isOwn && { token: Promise.resolve(token) }),
        response: answer({ id: 1 }),
        ready: { answer: { id: 1 }, token },
      },
    };
  };
  keepTokens({ accessToken: tokenOf(7), refreshToken: "r" });
  later(ready(7));
  expect(read()).toEqual({ id: 1 });
  expect(read()).toBeUndefined();
  for (const other of [8, null]) {
    later(ready(other));
    expect(read()).toBeUndefined();
  }
  later(ready(null, false));
  expect(read()).toEqual({ id: 1 });

  later({ "GET /api/telegram/geo/capital": { response: answer({ id: 1 }) } });
  expect(read()).toBeUndefined();
  later(ready(7));
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  expect(read()).toBeUndefined();
});
