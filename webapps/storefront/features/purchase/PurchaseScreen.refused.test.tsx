import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  at,
  button,
  CODE,
  field,
  lost,
  open,
  openFilled,
  order,
  orders,
  PLACED,
  press,
  Refused,
  shop,
  standShop,
  type,
} from "../../../../tests/kits/webapps/storefront/purchaseKit.tsx";
import { groupOf, productOf } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";

standShop();

/** The headline for an order that the server may have placed. */
const UNSURE = "We couldn't tell whether your order was placed";

describe("what goes wrong", () => {
  test("a lost answer makes one order, also after a reload and a change", async () => {
    shop.answers = [lost, new Refused(409, "key_reused"), PLACED];
    await openFilled();
    await order();
    expect(await screen.findByText(UNSURE)).toBeTruthy();
    cleanup();
    await openFilled();
    await type(/^City/, "Mumbai");
    await order();
    await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
    const keys = orders().map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(orders().map(({ body }) => body?.city)).toEqual(["Pune", "Mumbai", "Pune"]);
    expect(screen.getByText(/already been placed/)).toBeTruthy();
  });

  test("an order that is still being placed may be there, and is asked for again by the same key", async () => {
    shop.answers = [new Refused(409, "conflict", undefined, 1), PLACED];
    await openFilled();
    await order();
    expect(await screen.findByText(UNSURE)).toBeTruthy();
    await order();
    await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
    expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  });

  test("what turns out to have been placed isn't sent again for another item", async () => {
    shop.answers = [lost];
    await openFilled();
    await order();
    expect(await screen.findByText(UNSURE)).toBeTruthy();
    cleanup();
    shop.groups = { mine: groupOf(), joinable: [] };
    await open();
    await screen.findByText("You're already in a group for this product");
    cleanup();
    shop.groups = { joinable: [] };
    await openFilled();
    await order();
    await waitFor(() => expect(at()).toContain("/groupPurchase/"));
    const [first, second] = orders();
    expect(second?.key).not.toBe(first?.key);
  });

  test("a doubled press is one", async () => {
    await openFilled();
    const found = await button(/^Place order/);
    await act(async () => {
      fireEvent.click(found);
      fireEvent.click(found);
    });
    await waitFor(() => expect(at()).toContain("/groupPurchase/"));
    expect(orders()).toHaveLength(1);
  });

  test("what is typed outlasts a reload", async () => {
    await open();
    await type(/^Street/, "1 Park Street");
    cleanup();
    await open();
    expect((await field(/^Street/)).value).toBe("1 Park Street");
    expect((await field(/^City/)).value).toBe("Pune");
  });

  test("a group that has filled offers a new one with the same form", async () => {
    shop.answers = [new Refused(409, "GROUP_FULL")];
    await openFilled(`isGroupPurchase=true&inviteCode=${CODE}`);
    await type(/^Street/, "1 Park Street");
    await order();
    await press(/^Start a new group/);
    await waitFor(() => expect(at()).toBe("/purchase/brass-diya-s36?isGroupPurchase=true"));
    expect((await field(/^Street/)).value).toBe("1 Park Street");
  });

  test("so does one that is over before anything is pressed", async () => {
    shop.group = { ...groupOf(), status: "expired" };
    await open(`isGroupPurchase=true&inviteCode=${CODE}`);
    expect(await screen.findByText("This group has ended")).toBeTruthy();
  });

  test("who is in a group already is led there", async () => {
    shop.answers = [new Refused(409, "ALREADY_IN_GROUP", { inviteCode: CODE })];
    await openFilled();
    await order();
    expect(await screen.findByText("You're already in a group for this product")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open my group" }).getAttribute("href")).toBe(
      `/groupPurchase/${CODE}`,
    );
  });

  test("at another total than was shown nothing is ordered; the new one is shown, and pressing again takes it", async () => {
    shop.answers = [new Refused(409, "price_changed")];
    await openFilled("isGroupPurchase=true&joinType=SelfJoined");
    shop.groups = { joinable: [groupOf()] };
    await order();
    expect(await screen.findByText("Your order wasn't placed")).toBeTruthy();
    expect(screen.getByText(/The total has changed/)).toBeTruthy();
    await waitFor(async () => expect((await button(/^Place order/)).textContent).toContain("580"));
    await order();
    await waitFor(() => expect(at()).toContain("/groupPurchase/"));
    expect(orders().map(({ body }) => body?.total)).toEqual([550, 580]);
  });

  test("an invitation that isn't known, or is to something else", async () => {
    shop.group = new Refused(404, "not_found");
    await open(`isGroupPurchase=true&inviteCode=${CODE}`);
    expect(await screen.findByText("Invite not found...")).toBeTruthy();
    cleanup();
    const other = groupOf();
    shop.group = { ...other, purchase: { ...other.purchase, product: productOf({ link: "cup-s1" }) } };
    await open(`isGroupPurchase=true&inviteCode=${CODE}`);
    expect(await screen.findByText("This invitation is for another product")).toBeTruthy();
  });

  test("a product that isn't there, or doesn't come", async () => {
    shop.product = new Refused(404, "not_found");
    await open();
    expect(await screen.findByText("Product not found")).toBeTruthy();
    cleanup();
    shop.product = new Refused(400, "invalid_input");
    await open();
    expect(await screen.findByText("Product not found")).toBeTruthy();
    cleanup();
    shop.product = new Refused(500, "internal");
    await open();
    expect(await screen.findByText("Couldn't open the order form")).toBeTruthy();
    shop.product = productOf();
    await press(/^Try again/);
    expect(await button(/^Place order/)).toBeTruthy();
  });
});

test("a product that isn't sold yet takes no order, only the wish to be told", async () => {
  shop.product = productOf({ isRealProduct: false });
  await open();
  await press(/^Notify me/);
  expect(await screen.findByText(/The bot will message you/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(shop.sent.filter(({ call }) => call.endsWith("/interest"))[0]?.body).toEqual({ productId: 36 });
});
