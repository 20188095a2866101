import { afterEach, expect, test, vi } from "vitest";
import { send } from "./http.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that never answers, and a browser that gives up as told. */
function stubSilence() {
  const silent = ({ signal }: Request) =>
    new Promise((_resolve, reject) => {
      const fail = () => reject(new DOMException("Aborted", "AbortError"));
      if (signal.aborted) fail();
      signal.addEventListener("abort", fail);
    });
  vi.stubGlobal("fetch", silent);
}

const request = (signal?: AbortSignal) => new Request("http://localhost/api", { signal: signal ?? null });

test("an answer comes back whatever it says, a network that is down is `offline`", async () => {
  vi.stubGlobal("fetch", async () => new Response("no", { status: 500 }));
  expect((await send(request())).status).toBe(500);
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  const heard = vi.fn();
  window.addEventListener("unanswered", heard, { once: true });
  await expect(send(request())).rejects.toMatchObject({ code: "offline", status: 0 });
  expect(heard).toHaveBeenCalledOnce();
});

test("a call begun without any network hasn't left the phone", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(send(request())).rejects.toMatchObject({ isUnsent: false });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(send(request())).rejects.toMatchObject({ code: "offline", isUnsent: true });
  onLine.mockRestore();
});

test("a server that doesn't answer for 15 seconds is given up", async () => {
  vi.useFakeTimers();
  stubSilence();
  const asked = expect(send(request())).rejects.toMatchObject({ code: "timeout" });
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
});

test("who no longer wants the answer hears of an abort, neither of a timeout nor of the network", async () => {
  stubSilence();
  const wanted = new AbortController();
  const asked = expect(send(request(wanted.signal))).rejects.toMatchObject({ name: "AbortError" });
  wanted.abort();
  await asked;
  await expect(send(request(wanted.signal))).rejects.toMatchObject({ name: "AbortError" });
});
