import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { startWords } from "../../../../tests/kits/webapps/storefront/startWords.ts";
import type { SuccessArrival } from "./purchaseWay.ts";
import { SuccessScreen } from "./SuccessScreen.tsx";

afterEach(cleanup);

async function open(at: string, state?: SuccessArrival) {
  await startWords();
  const [pathname = "", search = ""] = at.split("?");
  render(
    <MemoryRouter initialEntries={[{ pathname, search: `?${search}`, state }]}>
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

test("who has paid by the balance isn't told to pay the courier", async () => {
  await open("/success?id=5", { isCovered: true });
  expect(screen.getByText("You check it and pay nothing.")).toBeTruthy();
  expect(screen.queryByText("You check it and pay the courier in cash.")).toBeNull();
  cleanup();
  await open("/success?id=5");
  expect(screen.getByText("You check it and pay the courier in cash.")).toBeTruthy();
});

test("without a number nothing is said to be received", async () => {
  await open("/success?id=");
  expect(screen.queryByText("Order Received!")).toBeNull();
  expect(screen.getByText("Order not found")).toBeTruthy();
});
