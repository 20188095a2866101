import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getTelegram } from "../telegram/telegram.ts";
import { call } from "./call.ts";
import { recordOpen } from "./recordOpen.ts";

vi.mock("./call.ts", () => ({ call: vi.fn(() => Promise.reject(new Error("offline"))) }));
vi.mock("../telegram/telegram.ts", () => ({ getTelegram: vi.fn() }));

const launchedAs = (rawInitData: string) =>
  vi.mocked(getTelegram).mockReturnValue({
    isTelegram: rawInitData !== "",
    platform: "ios",
    rawInitData,
    startParam: "",
    user: undefined,
  });
const loadedBy = (type: string) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
const told = () => vi.mocked(call).mock.calls.map(([, , input]) => input);
const beacon = vi.fn((_path: string, _body: Blob) => true);

beforeEach(() => {
  vi.mocked(call).mockClear();
  beacon.mockClear();
  sessionStorage.clear();
  launchedAs("");
  loadedBy("navigate");
  vi.spyOn(navigator, "sendBeacon").mockImplementation(beacon as typeof navigator.sendBeacon);
});
afterEach(() => void vi.restoreAllMocks());

function leave(state = "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
}

test.each([
  ["product_diya-s36", { deeplink: "product", data: "diya-s36" }],
  ["category_hot_deals", { deeplink: "category", data: "hot_deals" }],
  ["topOnboarding", { deeplink: "topOnboarding", data: "" }],
  ["", {}],
])("an app opened by %j is told so once, and nobody minds when that fails", (startParam, input) => {
  const tell = recordOpen("storefront", startParam);
  expect(told()).toEqual([]);
  tell();
  tell();
  expect(vi.mocked(call).mock.calls).toEqual([
    ["post", "/api/user/app-opens", { ...input, app: "storefront" }],
  ]);
});

test("who leaves before anything was told, before they are signed in, say, is told all the same", async () => {
  const tell = recordOpen("storefront", "invite_AbCdEfGh12");
  leave("visible");
  expect(beacon).not.toHaveBeenCalled();
  leave();
  leave();
  tell();
  expect(beacon).toHaveBeenCalledOnce();
  const [path, body] = beacon.mock.calls[0] ?? [];
  expect([path, body?.type]).toEqual(["/api/user/app-opens", "application/json"]);
  expect(JSON.parse((await body?.text()) ?? "")).toEqual({
    deeplink: "invite",
    data: "AbCdEfGh12",
    app: "storefront",
  });
  expect(told()).toEqual([]);
});

test("a launch of the messenger is one open however often it is loaded, in each app", () => {
  launchedAs("user=1&hash=aa");
  recordOpen("storefront", "group_x")();
  recordOpen("storefront", "")();
  launchedAs("user=1&hash=bb");
  recordOpen("storefront", "")();
  recordOpen("classifieds", "")();
  expect(told()).toEqual([
    { deeplink: "group", data: "x", app: "storefront" },
    { app: "storefront" },
    { app: "classifieds" },
  ]);
});

test("a page that a browser loads anew, or goes back to, is no open", () => {
  for (const type of ["reload", "back_forward", "navigate"]) {
    loadedBy(type);
    recordOpen("storefront", "")();
  }
  expect(told()).toHaveLength(1);
});

test("where storage is closed the browser tells", () => {
  launchedAs("user=1&hash=aa");
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("closed");
  });
  recordOpen("storefront", "")();
  loadedBy("reload");
  recordOpen("storefront", "")();
  expect(told()).toHaveLength(1);
});
