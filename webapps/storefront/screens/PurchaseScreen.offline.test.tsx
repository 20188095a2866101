import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  at,
  lost,
  openFilled,
  order,
  orders,
  PLACED,
  shop,
  standShop,
  type,
} from "../components/purchase/purchaseKit.tsx";

standShop();

const goOnline = () => act(async () => void window.dispatchEvent(new Event("online")));

test("an order that the network held up goes on by itself, as the same one", async () => {
  shop.answers = [lost, lost, PLACED];
  await openFilled();
  await order();
  expect(await screen.findByText(/It goes on by itself when it is back/)).toBeTruthy();
  await goOnline();
  await waitFor(() => expect(orders()).toHaveLength(2));
  expect(await screen.findByText(/It goes on by itself when it is back/)).toBeTruthy();
  await goOnline();
  await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
  expect(orders()).toHaveLength(3);
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
});

test("changed meanwhile it waits for a press", async () => {
  shop.answers = [lost, PLACED];
  await openFilled();
  await order();
  await screen.findByText(/It goes on by itself when it is back/);
  await type(/^Street/, "1 Park Street");
  expect(screen.queryByText(/It goes on by itself when it is back/)).toBeNull();
  await goOnline();
  expect(orders()).toHaveLength(1);
  await order();
  await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
});
