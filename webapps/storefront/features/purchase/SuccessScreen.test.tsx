import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { startWords } from "../../../../tests/kits/webapps/storefront/startWords.ts";
import { SuccessScreen } from "./SuccessScreen.tsx";

afterEach(cleanup);

async function open(at: string) {
  await startWords();
  render(
    <MemoryRouter initialEntries={[at]}>
      <SuccessScreen />
    </MemoryRouter>,
  );
}

test("an order's number is shown as the text it is, with the ways on", async () => {
  await open("/success?id=0042<b>");
  expect(screen.getByRole("heading", { name: "Order Received!" })).toBeTruthy();
  expect(screen.getByText("0042<b>")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue shopping" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "My orders" }).getAttribute("href")).toBe("/orders");
});

test("without a number nothing is said to be received", async () => {
  await open("/success?id=");
  expect(screen.queryByText("Order Received!")).toBeNull();
  expect(screen.getByText("Order not found")).toBeTruthy();
});
