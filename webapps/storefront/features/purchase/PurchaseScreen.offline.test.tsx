import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  at,
  field,
  lost,
  openFilled,
  order,
  orders,
  PLACED,
  shop,
  standShop,
  type,
} from "../../../../tests/kits/webapps/storefront/purchaseKit.tsx";

standShop();
afterEach(() => void vi.restoreAllMocks());

const goOnline = () => act(async () => void window.dispatchEvent(new Event("online")));

test("an order that the network held up goes on by itself, as the same one", async () => {
  shop.answers = [lost, lost, PLACED];
  await openFilled();
  await order();
  expect(await screen.findByText(/once you're back online/)).toBeTruthy();
  await goOnline();
  await waitFor(() => expect(orders()).toHaveLength(2));
  expect(await screen.findByText(/once you're back online/)).toBeTruthy();
  await goOnline();
  await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
  expect(orders()).toHaveLength(3);
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
});

test("changed meanwhile it waits for a press", async () => {
  shop.answers = [lost, PLACED];
  await openFilled();
  await order();
  await screen.findByText(/once you're back online/);
  await type(/^Street/, "1 Park Street");
  expect(screen.queryByText(/once you're back online/)).toBeNull();
  await goOnline();
  expect(orders()).toHaveLength(1);
  await order();
  await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
});

test("pressed without a network it waits, and nobody is told that it may be placed", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  shop.answers = [lost, PLACED];
  await openFilled();
  await order();
  expect(await screen.findByText("Your order is waiting for an internet connection")).toBeTruthy();
  expect(screen.queryByText(/We couldn't tell/)).toBeNull();
  await type(/^Street/, "1 Park Street");
  expect(screen.queryByText(/We couldn't tell/)).toBeNull();
});

test("come back to, an order of which no answer came is told of; sent again it is the same one", async () => {
  shop.answers = [lost, PLACED];
  await openFilled();
  await order();
  await screen.findByText(/once you're back online/);
  await type(/^Street/, "1 Park Street");
  expect(await screen.findByText("We couldn't tell whether your order was placed")).toBeTruthy();
  cleanup();
  await openFilled();
  const told = await screen.findByText("We couldn't tell whether your order was placed");
  // Before all that is to be filled in: at the form's end nobody who opens it would see it.
  const isBefore = told.compareDocumentPosition(await field(/^Street/)) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore).toBeTruthy();
  expect(screen.getByRole("link", { name: "See my orders" }).getAttribute("href")).toBe("/orders");
  await order();
  await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
});
