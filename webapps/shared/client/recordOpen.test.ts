import { expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { recordOpen } from "./recordOpen.ts";

vi.mock("./call.ts", () => ({ call: vi.fn(() => Promise.reject(new Error("offline"))) }));

test.each([
  ["product_diya-s36", { deeplink: "product", data: "diya-s36" }],
  ["category_hot_deals", { deeplink: "category", data: "hot_deals" }],
  ["topOnboarding", { deeplink: "topOnboarding", data: "" }],
  ["", {}],
])("an app opened by %j is told so, and nobody minds when that fails", (startParam, told) => {
  vi.mocked(call).mockClear();
  recordOpen("storefront", startParam);
  expect(vi.mocked(call).mock.calls).toEqual([
    ["post", "/api/user/app-opens", { ...told, app: "storefront" }],
  ]);
});
