import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order } from "#contract/orders.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import {
  cardOf,
  deliveredOrder,
  orderOf,
  renderOrdersAt,
} from "../../../../tests/kits/webapps/storefront/renderOrders.tsx";

vi.mock("#webapps/shared/client/call.ts", async (load) => ({
  ...(await load<typeof import("#webapps/shared/client/call.ts")>()),
  call: vi.fn(),
}));
vi.mock("#webapps/shared/client/track.ts");

const offline = () => Promise.reject(new ApiError("offline"));
let order: Order;
let read: () => unknown;
/** The server's answers to calls that write, by turns. */
let answers: (() => unknown)[];

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: "signed-in" });
  read = () => order;
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((async (method: string, path: string) => {
    if (method !== "get") return answers.shift()?.();
    if (path === "/api/configs") return [];
    return path === "/api/user/orders" ? [cardOf(order)] : read();
  }) as typeof call);
});
afterEach(() => {
  cleanup();
  useToasts.setState({ toasts: [] });
});

const written = () => vi.mocked(call).mock.calls.filter(([method]) => method !== "get");
const keys = () => new Set(written().map(([, , , options]) => options?.idempotencyKey));
const goOnline = () => act(async () => void window.dispatchEvent(new Event("online")));
const heldUp = () => screen.findByText(/once you're back online/);

test("an order that couldn't be read is there when the network is", async () => {
  read = offline;
  await renderOrdersAt("/orders/41");
  expect(await screen.findByRole("heading", { name: "No internet connection" })).toBeTruthy();
  window.dispatchEvent(new Event("offline"));
  order = orderOf();
  read = () => order;
  await goOnline();
  expect(await screen.findByRole("heading", { name: "Waiting for you to confirm" })).toBeTruthy();
});

test("whom only the network keeps from signing in isn't asked to log in", async () => {
  order = orderOf();
  useSession.setState({ status: "guest", failure: new ApiError("offline") });
  await renderOrdersAt("/orders");
  expect(await screen.findByRole("heading", { name: "No internet connection" })).toBeTruthy();
  expect(screen.queryByText("Log in to see your orders")).toBeNull();
  act(() => useSession.setState({ status: "signed-in", failure: undefined }));
  expect(await screen.findByText("Brass Diya")).toBeTruthy();
});

test.each(["/orders", "/orders/41"])("a yes that was held up goes out by itself, once, on %s", async (at) => {
  order = orderOf();
  answers = [offline, offline, () => ({ status: "confirmed" })];
  await renderOrdersAt(at);
  fireEvent.click(await screen.findByRole("button", { name: /^Confirm/ }));
  await heldUp();
  await goOnline();
  await heldUp();
  order = orderOf({ status: "confirmed", isConfirmable: false });
  await goOnline();
  expect(await screen.findByText("Order confirmed")).toBeTruthy();
  await goOnline();
  expect(written()).toHaveLength(3);
  expect(keys().size).toBe(1);
});

test("so does a cancelling, unless its reason is changed or the question is closed", async () => {
  order = orderOf();
  answers = [offline, offline, () => ({ status: "cancelled" })];
  await renderOrdersAt("/orders/41");
  const ask = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Cancel the order" }));
    return within(await screen.findByRole("dialog", { name: "Cancel this order?" }));
  };
  const press = (sheet: ReturnType<typeof within>) =>
    fireEvent.click(sheet.getByRole("button", { name: "Cancel the order" }));
  const sheet = await ask();
  press(sheet);
  await heldUp();
  fireEvent.change(sheet.getByLabelText(/Why/), { target: { value: "Found it" } });
  await goOnline();
  expect(written()).toHaveLength(1);
  fireEvent.change(sheet.getByLabelText(/Why/), { target: { value: "" } });
  press(sheet);
  await heldUp();
  fireEvent.click(sheet.getByRole("button", { name: "Keep the order" }));
  await goOnline();
  expect(written()).toHaveLength(2);

  const again = await ask();
  answers.unshift(offline);
  press(again);
  await heldUp();
  order = orderOf({
    status: "cancelled",
    isConfirmable: false,
    isCancellable: false,
    cancelReason: "by_buyer",
  });
  await goOnline();
  expect(await screen.findByRole("heading", { name: "Cancelled by you" })).toBeTruthy();
  expect(keys().size).toBe(1);
});

test("and a rating, unless it is changed: it can't be later", async () => {
  order = deliveredOrder();
  const review = { stars: 4, text: null };
  answers = [offline, offline, () => ({ review })];
  await renderOrdersAt("/orders/41");
  const whole = within(await screen.findByRole("group", { name: "Your rating" }));
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Send rating" }));
  fireEvent.click(whole.getByRole("radio", { name: "5 stars, Excellent" }));
  send();
  await heldUp();
  fireEvent.click(whole.getByRole("radio", { name: "4 stars, Good" }));
  await goOnline();
  expect(written()).toHaveLength(1);
  send();
  await heldUp();
  order = deliveredOrder({ review, isRateable: false });
  await goOnline();
  expect(await screen.findByRole("heading", { name: "Thank you!" })).toBeTruthy();
  await waitFor(() => expect(written()).toHaveLength(3));
  expect(written()[2]?.[2]).toMatchObject({ stars: 4 });
});
