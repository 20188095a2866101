import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSession } from "#webapps/shared/client/session.ts";
import {
  at,
  button,
  openFilled,
  openTyped,
  order,
  orders,
  PLACED,
  press,
  Refused,
  shop,
  standShop,
} from "../../../../tests/kits/webapps/storefront/purchaseKit.tsx";

standShop();

const findSwitch = () => screen.findByRole<HTMLInputElement>("switch");
const price = () => screen.getByRole("region", { name: "Price details" }).textContent;

test("a balance is offered, lowers the total line by line when it is wanted, and goes with the order", async () => {
  shop.balance = 1650;
  await openFilled();
  const use = await findSwitch();
  expect([use.getAttribute("aria-label"), use.checked]).toEqual(["Use ₹16 of your balance", false]);
  expect(screen.getByText("You have ₹16.50 in referral rewards.")).toBeTruthy();
  expect(price()).toContain("Total₹550");
  fireEvent.click(use);
  expect(price()).toContain("Total₹550From your balance−₹16To pay on delivery₹534");
  expect(screen.getByText(/You pay nothing now and ₹534 on delivery/)).toBeTruthy();
  expect((await button(/^Place order/)).textContent).toBe("Place order · ₹534");
  await order();
  await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
  expect(orders()[0]?.body).toMatchObject({ total: 550, balance: 16 });
});

test("what isn't wanted isn't used, and who has less than a rupee or isn't signed in is offered nothing", async () => {
  shop.balance = 99;
  await openFilled();
  await waitFor(() => expect(shop.sent.map(({ call }) => call)).toContain("GET /api/user/referral"));
  expect(screen.queryByRole("switch")).toBeNull();
  await order();
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]?.body).not.toHaveProperty("balance");
});

test("a guest is asked about no balance", async () => {
  await openTyped();
  expect(useSession.getState().status).toBe("guest");
  expect(shop.sent.map(({ call }) => call)).not.toContain("GET /api/user/referral");
});

test("a balance larger than the order covers it: nothing is paid at the door", async () => {
  shop.balance = 100_000;
  await openFilled();
  fireEvent.click(await findSwitch());
  expect(screen.getByRole("switch").getAttribute("aria-label")).toBe("Use ₹550 of your balance");
  expect(price()).toContain("To pay on delivery₹0");
  expect(screen.getByText("Covered by your balance")).toBeTruthy();
  // Two items cost more than the balance.
  await press(/^One more/);
  expect(price()).toContain("From your balance−₹1\u202f000To pay on delivery₹100");
});

test("who pays alone with the balance isn't told to pay the courier", async () => {
  shop.balance = 100_000;
  await openFilled("isGroupPurchase=false");
  expect(screen.getByText("You check it and pay the courier in cash.")).toBeTruthy();
  fireEvent.click(await findSwitch());
  expect(screen.getByText("You check it and pay nothing.")).toBeTruthy();
  shop.answers = [{ ...PLACED, inviteCode: null }];
  await order();
  expect(await screen.findByRole("heading", { name: "Order Received!" })).toBeTruthy();
  expect(screen.getByText("You check it and pay nothing.")).toBeTruthy();
});

test("what was used elsewhere meanwhile is told with the new balance; pressing again takes that", async () => {
  shop.balance = 1650;
  shop.answers = [new Refused(409, "balance_changed"), PLACED];
  await openFilled();
  fireEvent.click(await findSwitch());
  shop.balance = 700;
  await order();
  expect(
    await screen.findByText(/was used elsewhere and is now ₹7.*We've kept everything you typed/),
  ).toBeTruthy();
  expect((await button(/^Place order/)).textContent).toBe("Place order · ₹543");
  await order();
  await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
  expect(orders().map(({ body }) => body?.balance)).toEqual([16, 7]);
});
