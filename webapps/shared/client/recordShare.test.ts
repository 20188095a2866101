import { beforeEach, expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { shareBySystem, sharing } from "./recordShare.ts";

vi.mock("./call.ts", () => ({ call: vi.fn(async () => ({})) }));
beforeEach(() => vi.mocked(call).mockClear());

const share = { kind: "telegram", target: "referral" } as const;

test("a share is recorded once something opened, and not where nothing did or it failed", async () => {
  expect(await sharing(share, async () => false)).toBe(false);
  expect(await sharing(share, () => Promise.reject(new Error("no")))).toBe(false);
  expect(call).not.toHaveBeenCalled();
  expect(await sharing(share, async () => true)).toBe(true);
  expect(vi.mocked(call).mock.calls.map(([, path, input]) => [path, input])).toEqual([
    ["/api/user/shares", share],
  ]);
});

test("who thinks better of it in the system's sheet has shared nothing", async () => {
  vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("no", "AbortError")) });
  expect(await shareBySystem({ url: "https://x.y" })).toBe(false);
  vi.stubGlobal("navigator", { share: () => Promise.resolve() });
  expect(await shareBySystem({ url: "https://x.y" })).toBe(true);
  vi.unstubAllGlobals();
});
