import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#webapps/shared/client/call.ts";
import { productOf, renderProduct } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { Gallery } from "./Gallery.tsx";

vi.mock("#webapps/shared/client/call.ts");
afterEach(cleanup);

const SHARES = "/api/products/shares/:link";
const asked = () => vi.mocked(call).mock.calls.map(([, path]) => path);

async function show(
  configs: object[],
  count: number,
  { isPreview = false, language = "en" as "en" | "hi" } = {},
) {
  vi.mocked(call)
    .mockReset()
    .mockImplementation((async (_: string, path: string) => {
      if (path === "/api/configs") return configs;
      if (path === SHARES) return { count };
      return new Promise(() => undefined);
    }) as typeof call);
  const page = <Gallery product={productOf()} name="Brass diya" isPreview={isPreview} />;
  return renderProduct(page, language);
}
const ON = [{ key: "SHARE_COUNTS", data: "facebook" }];

test("where this shop asks, it stands by the button how often a product was shared", async () => {
  await show(ON, 1234);
  expect(await screen.findByText("Shared 1,234 times")).toBeTruthy();
  cleanup();
  await show(ON, 1);
  expect(await screen.findByText("Shared once")).toBeTruthy();
  cleanup();
  await show(ON, 1234, { language: "hi" });
  expect(await screen.findByText("1,234 बार शेयर")).toBeTruthy();
});

test("of what was never shared nothing is said", async () => {
  const client = await show(ON, 0);
  await waitFor(() => expect(client.getQueryData(["share-count", productOf().link])).toEqual({ count: 0 }));
  expect(screen.queryByText(/Shared/)).toBeNull();
});

test("where this shop asks nobody, nothing is loaded; nor is it in a preview", async () => {
  const client = await show([{ key: "SUPPORT_URL", data: "https://t.me/bozor_bot" }], 7);
  await waitFor(() => expect(client.getQueryData(["configs"])).toBeTruthy());
  expect(asked()).not.toContain(SHARES);
  cleanup();
  await show(ON, 7, { isPreview: true });
  expect(asked()).not.toContain(SHARES);
});
