import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ORDERS_PAGE } from "#contract/limits.ts";
import type { OrderCard } from "#contract/orders.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import {
  cardOf,
  groupOfOrder,
  renderOrdersAt,
} from "../../../../tests/kits/webapps/storefront/renderOrders.tsx";
import { askToSignIn } from "../signIn/signIn.ts";

vi.mock("#webapps/shared/client/call.ts", async (load) => ({
  ...(await load<typeof import("#webapps/shared/client/call.ts")>()),
  call: vi.fn(),
}));
vi.mock("#webapps/shared/client/track.ts");
vi.mock("../signIn/signIn.ts");

const CONFIRM = "/api/user/orders/:id/confirm";
let orders: OrderCard[] | Error;
let confirming: () => Promise<unknown>;

/** Somebody scrolls to whatever is looked out for. */
class SeenAtOnce {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe() {
    queueMicrotask(() => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", SeenAtOnce);
  useSession.setState({ status: "signed-in" });
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((async (_: string, path: string, input: { after?: number }) => {
    if (path === CONFIRM) return confirming();
    if (orders instanceof Error) throw orders;
    const from = input.after === undefined ? 0 : orders.findIndex(({ id }) => id === input.after) + 1;
    return orders.slice(from, from + ORDERS_PAGE);
  }) as typeof call);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = async () => (await screen.findAllByRole("article")).map(({ textContent }) => textContent ?? "");

test("each order says what it is now, how its group is, what is paid, and the one thing to do", async () => {
  orders = [
    cardOf({ id: 5, isConfirmable: false, group: groupOfOrder(), total: 580, toPay: 580 }),
    cardOf({ id: 4, quantity: 2, total: 1998, balanceUsed: 8, toPay: 1990 }),
    cardOf({ id: 3, status: "shipped", isConfirmable: false, balanceUsed: 999, toPay: 0 }),
    cardOf({ id: 2, status: "delivered", isConfirmable: false, isRateable: true }),
    cardOf({
      id: 1,
      status: "cancelled",
      isConfirmable: false,
      cancelReason: "group_expired",
      balanceReturned: 825,
    }),
  ];
  await renderOrdersAt("/orders");
  const [gathering, confirmable, shipped, delivered, cancelled] = await rows();
  expect(gathering).toContain("Waiting for friends3 of 5 joined · closes in");
  expect(gathering).toContain("Pay ₹580 on delivery");
  expect(gathering).toContain("Invite friends");
  expect(confirmable?.replaceAll(/[\u202f\u00a0]/g, " ")).toContain(
    "Waiting for you to confirmPay ₹1 990 on delivery · 2 items",
  );
  expect(confirmable).toContain("Order 1000000041");
  expect(shipped).toContain("On its wayNothing to pay on delivery");
  expect(delivered).toContain("Delivered₹999 paid on delivery");
  expect(delivered).toMatch(/Rate$/);
  expect(cancelled).toContain(
    "Cancelled: the group didn't fill upNothing to pay · ₹8.25 returned to your balance",
  );
  const links = screen.getAllByRole("link", { name: /Brass Diya/ }).map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/orders/5", "/orders/4", "/orders/3", "/orders/2", "/orders/1"]);
});

test("a yes is busy at once, is sent once with a key, and the row then says so", async () => {
  orders = [cardOf()];
  let answer = (_: unknown) => {};
  confirming = () => new Promise((resolve) => (answer = resolve));
  await renderOrdersAt("/orders");
  const button = await screen.findByRole("button", { name: "Confirm: Order 1000000041" });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  fireEvent.click(button);
  orders = [cardOf({ status: "confirmed", isConfirmable: false })];
  answer({ status: "confirmed" });
  expect(await screen.findByText("Confirmed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Confirm:/ })).toBeNull();
  const sent = vi.mocked(call).mock.calls.filter(([, path]) => path === CONFIRM);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[3]?.idempotencyKey).toBeTruthy();
});

test("what went wrong stands in the row, and pressed again goes with the same key", async () => {
  orders = [cardOf({ id: 77 })];
  confirming = () => Promise.reject(new ApiError("offline"));
  await renderOrdersAt("/orders");
  const press = async () => fireEvent.click(await screen.findByRole("button", { name: /Confirm:/ }));
  await press();
  const [row] = await screen.findAllByRole("article");
  const alert = await within(row as HTMLElement).findByRole("alert");
  expect(alert.textContent).toContain("No internet connection. We'll finish this once you're back online");
  confirming = () => Promise.reject(new ApiError("conflict", 409, { fields: { status: "cancelled" } }));
  await press();
  expect((await screen.findByText(/This order has just been updated/)).textContent).toContain(
    "You're seeing the latest status",
  );
  const keys = vi
    .mocked(call)
    .mock.calls.filter(([, path]) => path === CONFIRM)
    .map(([, , , options]) => options?.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("more come as one scrolls, after the last that is there", async () => {
  orders = Array.from({ length: ORDERS_PAGE + 3 }, (_, place) => cardOf({ id: 100 - place }));
  await renderOrdersAt("/orders");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(ORDERS_PAGE + 3));
  const asked = vi.mocked(call).mock.calls.map(([, , input]) => (input as { after?: number }).after);
  expect(asked).toEqual([undefined, 100 - ORDERS_PAGE + 1]);
});

test("nothing yet, a failure with a retry, and a guest who is asked to sign in", async () => {
  orders = [];
  await renderOrdersAt("/orders");
  expect(await screen.findByText("No orders yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose a product" }).getAttribute("href")).toBe("/");
  cleanup();

  orders = new ApiError("timeout");
  await renderOrdersAt("/orders", "hi");
  expect(await screen.findByText("आपके ऑर्डर लोड नहीं हो सके")).toBeTruthy();
  orders = [cardOf()];
  fireEvent.click(screen.getByRole("button", { name: "फिर कोशिश करें" }));
  expect(await screen.findByText("पीतल का दीया")).toBeTruthy();
  cleanup();

  useSession.setState({ status: "guest" });
  await renderOrdersAt("/orders");
  fireEvent.click(screen.getByRole("button", { name: "Log in or create account" }));
  expect(askToSignIn).toHaveBeenCalledTimes(1);
});
