import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import {
  at,
  button,
  CODE,
  field,
  open,
  openFilled,
  openTyped,
  order,
  orders,
  PLACED,
  PROFILE,
  press,
  Refused,
  shop,
  standShop,
  type,
} from "../../../../tests/kits/webapps/storefront/purchaseKit.tsx";
import { groupOf } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { closeCode, finishSignIn, useSignIn } from "../signIn/signIn.ts";

vi.mock("#webapps/shared/client/track.ts", async (original) => {
  const { track, ...rest } = await original<typeof import("#webapps/shared/client/track.ts")>();
  return { ...rest, track: vi.fn(track) };
});

standShop();
beforeEach(() => void vi.mocked(track).mockClear());
const events = () =>
  shop.sent
    .filter(({ call }) => call.endsWith("/events"))
    .flatMap(({ body }) => body?.events as { name: string }[]);

test("the form stands once it is known where the last order went, so that a quick press has it", async () => {
  let answer = (_: object) => {};
  shop.profile = new Promise<object>((resolve) => {
    answer = resolve;
  });
  await open();
  await waitFor(() => expect(shop.sent.map(({ call }) => call)).toContain("GET /api/user/profile"));
  await act(async () => {});
  expect(screen.queryByRole("textbox")).toBeNull();
  await act(async () => answer(PROFILE));
  expect((await field(/^City/)).value).toBe("Pune");
});

test.each([
  ["5600012345", "560001"],
  ["560 001 234", "560001"],
  ["५६०००१२", "560001"],
])("a PIN pasted as %s says at its field, at once, that it is too long", async (pasted, shown) => {
  await open();
  const pin = (await field(/^PIN/)) as HTMLInputElement;
  fireEvent.change(pin, { target: { value: pasted } });
  expect([pin.value, pin.getAttribute("aria-invalid")]).toEqual([shown, "true"]);
  expect(screen.getByRole("alert").textContent).toBe("Too long: only the first 6 digits fit.");
  fireEvent.change(pin, { target: { value: "560 001" } });
  expect([pin.value, screen.queryByRole("alert")]).toEqual(["560001", null]);
});

test.each([
  ["5४0001", 2, "540001", 2],
  ["5४२001", 3, "542001", 3],
  ["5 60001", 2, "560001", 1],
  ["५६०००१", 6, "560001", 6],
])(
  "behind %j of a PIN, with the caret at %i, stands %s, and the caret at %i",
  async (typed, at, pin, caret) => {
    await open();
    const input = (await field(/^PIN/)) as HTMLInputElement;
    fireEvent.change(input, { target: { value: typed, selectionStart: at, selectionEnd: at } });
    expect([input.value, input.selectionStart]).toEqual([pin, caret]);
  },
);

describe("what it costs", () => {
  test.each([
    ["isGroupPurchase=true", "₹550"],
    ["isGroupPurchase=false", "₹999"],
    [`isGroupPurchase=true&inviteCode=${CODE}`, "₹580"],
    ["isGroupPurchase=true&joinType=SelfJoined", "₹550"],
  ])("%s: the total stands on the button", async (query, total) => {
    await open(query);
    expect((await button(/^Place order/)).textContent).toBe(`Place order · ${total}`);
  });

  test("any group: it may be joined or started, and both totals are told", async () => {
    shop.groups = { joinable: [groupOf()] };
    await open("isGroupPurchase=true&joinType=SelfJoined");
    expect((await button(/^Place order/)).textContent).toContain("₹580");
    expect(screen.getByText(/you'll start a new one and pay ₹550/)).toBeTruthy();
  });

  test("of several items each line is of them all", async () => {
    await openFilled();
    await press(/^One more/);
    expect((await button(/^Place order/)).textContent).toMatch(/₹1\s100$/);
    await order();
    expect(orders()[0]?.body).toMatchObject({ quantity: 2 });
  });
});

describe("what has to be said", () => {
  test("each fault stands at its field, the first one is led to, and nothing is sent", async () => {
    shop.profile = { ...PROFILE, phoneNumber: "", address: "", pin: "" };
    await open();
    await order();
    for (const words of ["Phone number is required", "Street is required", "PIN is required"]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(document.activeElement).toBe(await field(/^Phone/));
    expect(orders()).toEqual([]);
    await type(/^Street/, "1 Park Street");
    expect(screen.queryByText("Street is required")).toBeNull();
  });

  test("a PIN brings its state", async () => {
    shop.profile = { ...PROFILE, state: "", pin: "" };
    await open();
    await type(/^PIN/, "560001");
    expect((await field(/^State/)).value).toBe("Karnataka");
  });

  test("an odd PIN is asked about once, and never in the way", async () => {
    await openFilled();
    await type(/^PIN/, "0000");
    await order();
    expect(orders()).toEqual([]);
    await press(/^Yes, place/);
    await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
    expect(orders()[0]?.body).toMatchObject({ pin: "0000" });
  });

  test("what the server refuses stands at its field", async () => {
    shop.answers = [new Refused(400, "invalid_input", { phoneNumber: "phone", city: "too_long" })];
    await openFilled();
    await order();
    expect(await screen.findByText(/doesn't look like a phone number/)).toBeTruthy();
    expect(screen.getByText(/200 characters at most/)).toBeTruthy();
  });
});

describe("where the order leads", () => {
  test("in a group to the group, in the form's place; both events are told", async () => {
    localStorage.setItem("indudu_utm_source", "insta");
    localStorage.setItem("refererId", "12");
    await openFilled(`isGroupPurchase=true&inviteCode=${CODE}&joinType=Invited`);
    await order();
    await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
    expect(orders()[0]?.body).toMatchObject({
      productId: 36,
      inviteCode: CODE,
      joinType: "Invited",
      depth: 1,
      utmSource: "insta",
      refererId: 12,
      phoneNumber: "919876543210",
      recipientName: "Asha",
      address: "12 MG Road",
      pin: "411001",
    });
    expect(localStorage.getItem("draft-purchase")).toBeNull();
    await waitFor(
      () =>
        expect(events().map(({ name }) => name)).toEqual(
          expect.arrayContaining(["place_order", "confirm_order"]),
        ),
      { timeout: 7000 },
    );
  }, 10_000);

  test("alone to its number", async () => {
    shop.answers = [{ ...PLACED, inviteCode: null }];
    await openFilled("isGroupPurchase=false");
    await order();
    await waitFor(() => expect(at()).toBe(`/success?id=${PLACED.orderNumber}`));
  });
});

describe("a double tap", () => {
  /** Both halves before anything is drawn again. */
  async function tapTwice() {
    const found = await button(/^Place order/);
    await act(async () => {
      fireEvent.click(found);
      fireEvent.click(found);
    });
  }
  const counted = () => vi.mocked(track).mock.calls.filter(([name]) => name === "place_order").length;

  test("of a guest is one order, counted once; asked for a code once", async () => {
    await openTyped();
    await tapTwice();
    await tapTwice();
    expect(counted()).toBe(1);
    await act(async () => {
      useSession.setState({ status: "signed-in" });
      finishSignIn();
    });
    await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
    expect([orders().length, counted()]).toEqual([1, 1]);
  });

  test("of who is signed in is one order, counted once", async () => {
    await openFilled();
    await tapTwice();
    await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
    expect([orders().length, counted()]).toEqual([1, 1]);
  });

  test("who has closed the code's window and orders again is counted again", async () => {
    await openTyped();
    await order();
    await act(async () => closeCode());
    await order();
    expect(counted()).toBe(2);
  });
});

describe("who hasn't proven a phone", () => {
  test("a guest proves it, and the order goes on by itself", async () => {
    await openTyped();
    await order();
    expect(orders()).toEqual([]);
    expect(useSignIn.getState().phoneNumber).toBe("919876543210");
    await act(async () => {
      useSession.setState({ status: "signed-in" });
      finishSignIn();
    });
    await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
    expect(orders()[0]?.body).toMatchObject({ address: "12 MG Road", state: "Maharashtra" });
  });

  test("so does who is signed in without one", async () => {
    shop.answers = [new Refused(403, "phone_unproven")];
    await openFilled();
    await order();
    await waitFor(() => expect(useSignIn.getState().phoneNumber).toBe("919876543210"));
    await act(async () => finishSignIn());
    await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
    expect(orders()).toHaveLength(2);
  });
});
