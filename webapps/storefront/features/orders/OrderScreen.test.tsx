import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order } from "#contract/orders.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import {
  deliveredOrder,
  groupOfOrder,
  orderOf,
  renderOrdersAt,
} from "../../../../tests/kits/webapps/storefront/renderOrders.tsx";
import { groupOf } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";

vi.mock("#webapps/shared/client/call.ts", async (load) => ({
  ...(await load<typeof import("#webapps/shared/client/call.ts")>()),
  call: vi.fn(),
}));
vi.mock("#webapps/shared/client/track.ts");

let order: Order | Error;
/** The server's answer to calls that write. */
let answer: () => unknown;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: "signed-in" });
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((async (method: string, path: string) => {
    if (method !== "get") return answer();
    if (path === "/api/configs") return [{ key: "SUPPORT_URL", data: "https://t.me/help" }];
    if (path === "/api/group-purchases/:inviteCode") return groupOf({ joined: 3 });
    if (order instanceof Error) throw order;
    return order;
  }) as typeof call);
});
afterEach(() => {
  cleanup();
  useToasts.setState({ toasts: [] });
});

const written = () => vi.mocked(call).mock.calls.filter(([method]) => method !== "get");
const show = async (shown: Order | Error, language?: "en" | "hi") => {
  order = shown;
  await renderOrdersAt("/orders/41", language);
};

test("an order that waits for its group says who is there, how long, what it costs, and where it goes", async () => {
  await show(
    orderOf({
      isConfirmable: false,
      group: groupOfOrder(),
      boughtAs: "creator",
      total: 550,
      balanceUsed: 50,
      toPay: 500,
    }),
  );
  expect(await screen.findByRole("heading", { name: "Waiting for friends" })).toBeTruthy();
  expect(screen.getByText(/Your order goes ahead once 2 more friends join/)).toBeTruthy();
  expect(screen.getByText("once the group is complete and you confirm")).toBeTruthy();
  const group = screen.getByRole("link", { name: /Your group/ });
  expect(group.getAttribute("href")).toBe("/groupPurchase/Group00001");
  expect(await within(group).findByRole("img", { name: "3 of 5 joined" })).toBeTruthy();
  const price = screen.getByRole("region", { name: "Price details" }).textContent;
  expect(price).toBe(
    "Price detailsRegular price₹999Saved with friends−₹449DeliveryFreeTotal₹550From your balance−₹50" +
      "To pay on delivery, in cash₹500",
  );
  expect(screen.getByRole("region", { name: "Delivery" }).textContent).toContain(
    "Asha RaoPhone+91 98 7654 3210Address12 MG Road, Pune, Maharashtra 411001",
  );
  expect(screen.getByRole("link", { name: "Invite friends" })).toBeTruthy();
});

test("who wants it confirms it by the page's one main action; a refusal is told there", async () => {
  await show(orderOf({ group: groupOfOrder({ status: "completed", membersCount: 5 }) }));
  const press = async () => fireEvent.click(await screen.findByRole("button", { name: "Confirm the order" }));
  answer = () => Promise.reject(new ApiError("timeout"));
  await press();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn't tell whether it worked");
  answer = () => {
    order = orderOf({ status: "confirmed", isConfirmable: false });
    return { status: "confirmed" };
  };
  await press();
  expect(await screen.findByRole("heading", { name: "Confirmed" })).toBeTruthy();
  expect(screen.getByText("Order confirmed")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("cancelling asks first, says what it means, and keeps the reason where it fails", async () => {
  await show(
    orderOf({ isConfirmable: false, group: groupOfOrder(), total: 550, balanceUsed: 50, toPay: 500 }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Cancel the order" }));
  const sheet = await screen.findByRole("dialog", { name: "Cancel this order?" });
  expect(sheet.textContent).toContain(
    "Your place in the group opens up for someone else. The others stay. ₹50 goes back to your balance, minus " +
      "anything owed for rewards that no longer count. You pay nothing. This can't be undone.",
  );
  const why = within(sheet).getByLabelText<HTMLInputElement>(/Why/);
  fireEvent.change(why, { target: { value: "Found it at home" } });
  const press = () => fireEvent.click(within(sheet).getByRole("button", { name: "Cancel the order" }));
  answer = () => Promise.reject(new ApiError("offline"));
  press();
  expect((await within(sheet).findByRole("alert")).textContent).toContain("No internet connection");
  expect(why.value).toBe("Found it at home");
  answer = () => {
    order = orderOf({
      status: "cancelled",
      isConfirmable: false,
      isCancellable: false,
      cancelReason: "by_buyer",
    });
    return { status: "cancelled" };
  };
  press();
  expect(await screen.findByRole("heading", { name: "Cancelled by you" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Order cancelled")).toBeTruthy();
  const [first, second] = written();
  expect(first?.[2]).toEqual({ id: 41, reason: "Found it at home" });
  expect(second?.[3]?.idempotencyKey).toBe(first?.[3]?.idempotencyKey);
});

test.each([
  [groupOfOrder({ membersCount: 1 }), "You're the only one in the group"],
  [groupOfOrder({ status: "completed", membersCount: 5 }), "The others in your group keep their price"],
  [null, "You pay nothing. This can't be undone."],
])("what cancelling means to the group (%#)", async (group, words) => {
  await show(orderOf({ group }));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel the order" }));
  expect((await screen.findByRole("dialog")).textContent).toContain(words);
});

test("what was packed meanwhile can't be cancelled, and the page shows how it stands", async () => {
  await show(orderOf({ status: "confirmed", isConfirmable: false }));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel the order" }));
  answer = () => {
    order = orderOf({ status: "packed", isConfirmable: false, isCancellable: false });
    return Promise.reject(new ApiError("conflict", 409, { fields: { status: "packed" } }));
  };
  const sheet = await screen.findByRole("dialog");
  fireEvent.click(within(sheet).getByRole("button", { name: "Cancel the order" }));
  expect(await screen.findByText("This order can no longer be cancelled")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Packed" })).toBeTruthy();
});

test.each([
  [
    425,
    "You pay nothing. ₹4.25 has been returned to your balance. ₹7.75 was kept to cover a reward that no longer counts.",
  ],
  [0, "You pay nothing. ₹12 was kept to cover a reward that no longer counts."],
])("what of a balance of ₹12 came back is told, here %i paise", async (balanceReturned, words) => {
  const ended = { status: "refused", isConfirmable: false, isCancellable: false } as const;
  await show(orderOf({ ...ended, balanceUsed: 12, toPay: 987, balanceReturned }));
  expect(await screen.findByText(new RegExp(`${words.replaceAll(".", "\\.")}$`))).toBeTruthy();
});

test("what came to nothing says why, what was said to it, and what it costs: nothing", async () => {
  await show(
    orderOf({
      status: "refused",
      isConfirmable: false,
      isCancellable: false,
      balanceUsed: 99,
      toPay: 900,
      balanceReturned: 9900,
      moves: [
        { to: "placed", at: "2026-10-11T10:00:00.000Z", note: null },
        { to: "refused", at: "2026-10-14T10:00:00.000Z", note: "Nobody was at home" },
      ],
    }),
  );
  expect(await screen.findByRole("heading", { name: "Not accepted on delivery" })).toBeTruthy();
  expect(screen.getByText(/You pay nothing. ₹99 has been returned to your balance./)).toBeTruthy();
  expect(screen.getByText("From the shop: Nobody was at home")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Price details" }).textContent).toMatch(/To pay₹0$/);
  expect(screen.getByRole("link", { name: "Order again" }).getAttribute("href")).toBe(
    "/product/brass-diya-s36",
  );
  expect(await screen.findByRole("button", { name: "Contact support" })).toBeTruthy();
  cleanup();

  await show(
    orderOf({ status: "cancelled", isConfirmable: false, cancelReason: "new_one" as "by_shop" }),
    "hi",
  );
  expect(await screen.findByRole("heading", { name: "रद्द हो गया" })).toBeTruthy();
});

test("a rating is stars, qualities and words; it is kept through a failure and a reload, then thanked for", async () => {
  await show(deliveredOrder());
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Send rating" }));
  await screen.findByRole("heading", { name: "How do you like it?" });
  send();
  expect(screen.getByRole("alert").textContent).toBe("Choose a star rating first");
  const whole = screen.getByRole("group", { name: "Your rating" });
  expect(within(whole).getAllByRole("radio")[0]).toBe(document.activeElement);
  fireEvent.click(within(whole).getByRole("radio", { name: "4 stars, Good" }));
  expect(screen.queryByRole("alert")).toBeNull();
  const quality = screen.getByRole("group", { name: "Quality" });
  fireEvent.click(within(quality).getByRole("radio", { name: "5 stars, Excellent" }));
  const words = screen.getByLabelText<HTMLTextAreaElement>("What should other shoppers know?");
  fireEvent.change(words, { target: { value: "x".repeat(1001) } });
  expect(screen.getByText("1001 / 1000")).toBeTruthy();
  send();
  expect(written()).toEqual([]);
  fireEvent.change(words, { target: { value: " Bright and heavy " } });
  answer = () => Promise.reject(new ApiError("offline"));
  send();
  expect((await screen.findByRole("alert")).textContent).toContain("We've kept everything you wrote.");
  cleanup();

  await show(deliveredOrder());
  expect((await screen.findByLabelText<HTMLTextAreaElement>("What should other shoppers know?")).value).toBe(
    " Bright and heavy ",
  );
  const review = { stars: 4, text: "Bright and heavy" };
  answer = () => {
    order = deliveredOrder({ review, isRateable: false });
    return { review };
  };
  send();
  expect(await screen.findByRole("heading", { name: "Thank you!" })).toBe(document.activeElement);
  expect(screen.getByText("Bright and heavy")).toBeTruthy();
  expect(screen.getByText("4 out of 5")).toBeTruthy();
  const [first, second] = written();
  expect(first?.[2]).toEqual({
    id: 41,
    stars: 4,
    text: "Bright and heavy",
    features: [{ id: 5, stars: 5 }],
  });
  expect(second?.[3]?.idempotencyKey).toBe(first?.[3]?.idempotencyKey);
  cleanup();

  await show(deliveredOrder({ review, isRateable: false }));
  expect(await screen.findByRole("heading", { name: "Your rating" })).toBeTruthy();
  expect(localStorage.getItem("draft-ratings")).toBeNull();
});

test("somebody else's order is none; a failure has a retry; a guest is asked to sign in", async () => {
  await show(new ApiError("not_found", 404));
  expect(await screen.findByText("Order not found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All my orders" }).getAttribute("href")).toBe("/orders");
  cleanup();

  await show(new ApiError("timeout"));
  const retry = await screen.findByRole("button", { name: "Try again" });
  order = orderOf();
  fireEvent.click(retry);
  expect(await screen.findByText("1000000041")).toBeTruthy();
  cleanup();

  useSession.setState({ status: "guest" });
  await show(orderOf());
  await waitFor(() => expect(screen.getByText("Log in to see your orders")).toBeTruthy());
});

test("an order on its way says who brings it and how it is followed; before the shop has said, nothing does", async () => {
  const trackingLink = "https://track.example/DL42";
  const parcel = { carrier: "Delhivery", trackingNumber: "DL 42", trackingLink };
  const openLink = vi.spyOn(window, "open").mockReturnValue(null);
  await show(orderOf({ status: "shipped", isConfirmable: false, parcel }));
  const part = await screen.findByRole("region", { name: "How it is delivered" });
  expect(part.textContent).toContain("DelhiveryTracking numberDL 42");
  fireEvent.click(within(part).getByRole("button", { name: "Track the parcel" }));
  expect(openLink.mock.calls[0]?.[0]).toBe(trackingLink);
  cleanup();
  await show(orderOf({ status: "shipped", isConfirmable: false }));
  await screen.findByRole("heading", { name: "On its way" });
  expect(screen.queryByRole("region", { name: "How it is delivered" })).toBeNull();
});
