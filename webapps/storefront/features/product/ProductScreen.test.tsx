import { cleanup, fireEvent, screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { productOf, renderProduct } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { PreviewScreen } from "./PreviewScreen.tsx";
import { ProductScreen } from "./ProductScreen.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");

const open = (screenOf = <ProductScreen />, client = createQueryClient()) =>
  renderProduct(
    <Routes>
      <Route path="/product/:link" element={screenOf} />
    </Routes>,
    "en",
    client,
  );

/** The product's call, and nothing else, is answered. */
function answer(product: () => unknown) {
  vi.mocked(call).mockImplementation((async (_: string, path: string) =>
    path.startsWith("/api/products/") && path.endsWith(":link")
      ? product()
      : new Promise(() => undefined)) as typeof call);
}
const refuse = (code: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(code);
};

beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));
afterEach(cleanup);

test("the page has the product's name", async () => {
  answer(() => productOf());
  await open();
  expect(await screen.findByRole("heading", { level: 1, name: "Brass Diya" })).toBeTruthy();
  expect(document.title).toBe("Brass Diya");
});

test.each(["not_found", "invalid_input"] as const)(
  "what isn't there (%s) leads on to the others",
  async (code) => {
    answer(refuse(code));
    await open();
    expect((await screen.findByRole("link", { name: "See all products" })).getAttribute("href")).toBe(
      "/allProducts",
    );
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  },
);

test("what fails can be tried again", async () => {
  answer(refuse("offline"));
  await open();
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("heading", { name: "No internet connection" })).toBeTruthy();
  answer(() => productOf());
  fireEvent.click(retry);
  expect(await screen.findByRole("heading", { level: 1, name: "Brass Diya" })).toBeTruthy();
});

test("what a list knows of it is there at once", async () => {
  answer(() => new Promise(() => undefined));
  const client = createQueryClient();
  client.setQueryData(["sections"], [{ products: [productOf()] }]);
  await open(<ProductScreen />, client);
  expect(screen.getByRole("heading", { level: 1, name: "Brass Diya" })).toBeTruthy();
});

test("a preview that can't be had says 'Error'", async () => {
  answer(refuse("forbidden"));
  await open(<PreviewScreen />);
  expect(await screen.findByRole("heading", { level: 2, name: "Error" })).toBeTruthy();
});
