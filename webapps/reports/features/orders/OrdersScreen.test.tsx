import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  desk,
  openConsole,
  orderOf,
  Refused,
  standDesk,
  wholeOf,
} from "../../../../tests/kits/webapps/reports/ordersKit.tsx";

standDesk();

const at = () => screen.getByTestId("at").textContent;
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole("checkbox", { name }));
const moves = () => desk.sent.filter(({ call }) => call.endsWith("/move"));

test("a queue is an address, with how many wait there; what is looked for is sought among all orders", async () => {
  openConsole("/orders?queue=pack");
  const queue = await screen.findByRole("link", { name: /^To pack/ });
  expect(queue.getAttribute("aria-current")).toBe("page");
  expect(await screen.findByText("1000000001")).toBeTruthy();
  expect(desk.sent.map(({ call }) => call)).toContain("GET /api/admin/orders?queue=pack&skip=0&take=50");
  fireEvent.change(await screen.findByRole("textbox", { name: "Number, phone or name" }), {
    target: { value: "98123" },
  });
  await waitFor(() => expect(at()).toBe("/orders?q=98123"));
  await waitFor(() =>
    expect(desk.sent.map(({ call }) => call)).toContain("GET /api/admin/orders?query=98123&skip=0&take=50"),
  );
});

test("an empty queue, and words that nothing matches, say so", async () => {
  desk.answers.set("GET /api/admin/orders?", () => ({ data: [], total: 0 }));
  openConsole("/orders?q=zzz");
  expect(await screen.findByText(/No order matches “zzz”/)).toBeTruthy();
});

test("several at once: what will change is shown, each is moved by itself, and who couldn't be is told why", async () => {
  desk.answers.set("GET /api/admin/orders?", () => ({
    data: [1, 2, 3].map((id) =>
      orderOf({ id, ...(id === 3 && { buyer: { ...orderOf().buyer, isReachable: false } }) }),
    ),
    total: 3,
  }));
  desk.answers.set(
    "POST /api/admin/orders/2/move",
    () => new Refused(409, "conflict", { status: "cancelled" }),
  );
  desk.answers.set("POST /api/admin/orders/", () => ({ status: "packed", allowedMoves: [] }));
  openConsole("/orders");
  await tick(/^Select all/);
  await press("Mark packed");
  const sheet = screen.getByRole("dialog", { name: "Mark packed: 3 orders" });
  expect(within(sheet).getAllByRole("listitem")).toHaveLength(3);
  expect(sheet.textContent).toContain("Confirmed → Packed");
  expect(sheet.textContent).toContain("2 buyers will be told by the bot.");
  expect(sheet.textContent).toContain("1 buyer can't be reached by the bot: call them.");
  expect(moves()).toEqual([]);
  fireEvent.change(within(sheet).getByRole("textbox"), { target: { value: "Today" } });
  await act(async () => fireEvent.click(within(sheet).getByRole("button", { name: "Mark packed" })));
  expect(await screen.findByText("2 orders were moved.")).toBeTruthy();
  expect(screen.getByText("1 order wasn't moved:")).toBeTruthy();
  expect(screen.getByText("it is Cancelled by now")).toBeTruthy();
  expect(moves().map(({ body }) => body)).toEqual(Array(3).fill({ to: "packed", note: "Today" }));
});

test("orders without a step in common have no button, one by keys has", async () => {
  desk.answers.set("GET /api/admin/orders?", () => ({
    data: [orderOf({ id: 1, allowedMoves: ["packed"] }), orderOf({ id: 2, allowedMoves: ["delivered"] })],
    total: 2,
  }));
  openConsole("/orders");
  await tick(/^Select all/);
  expect(await screen.findByText("These orders have no next step in common.")).toBeTruthy();
  await press("Deselect");
  const table = screen.getByRole("table");
  fireEvent.keyDown(table, { key: "j" });
  expect(document.activeElement?.textContent).toBe("1000000001");
  fireEvent.keyDown(document.activeElement ?? table, { key: "j" });
  fireEvent.keyDown(document.activeElement ?? table, { key: "x" });
  expect(await screen.findByRole("button", { name: "Mark delivered" })).toBeTruthy();
});

test("an order that is sent takes the service with it; a fault is told at its field", async () => {
  const order = wholeOf({ id: 5, status: "packed", allowedMoves: ["shipped", "cancelled"] });
  desk.answers.set("GET /api/admin/orders/5", () => order);
  desk.answers.set(
    "POST /api/admin/orders/5/move",
    () => new Refused(400, "invalid_input", { "parcel.trackingLink": "url" }),
  );
  openConsole("/orders/5");
  await press("Mark shipped");
  const sheet = screen.getByRole("dialog", { name: "Mark shipped" });
  const field = (name: RegExp) => within(sheet).getByRole("textbox", { name });
  fireEvent.change(field(/^Courier/), { target: { value: "Delhivery" } });
  fireEvent.change(field(/^Tracking link/), { target: { value: "dl42" } });
  await act(async () => fireEvent.click(within(sheet).getByRole("button", { name: "Mark shipped" })));
  expect((await within(sheet).findByRole("alert")).textContent).toBe("This isn't the address of a page.");
  expect(field(/^Tracking link/)).toHaveProperty("value", "dl42");
  const parcel = { carrier: "Delhivery", trackingNumber: null, trackingLink: "dl42" };
  expect(moves()[0]?.body).toEqual({ to: "shipped", parcel });
});

test("what another admin has saved meanwhile stands beside what was typed, and saving again is a decision", async () => {
  let order = wholeOf({ id: 5, version: 1 });
  const { delivery } = order;
  desk.answers.set("GET /api/admin/orders/5", () => order);
  desk.answers.set("PATCH /api/admin/orders/5", ({ version }) => {
    if (version === 2) return { ...order, version: 3 };
    order = { ...order, version: 2, delivery: { ...delivery, city: "Nashik" } };
    return new Refused(409, "conflict", { version: "2" });
  });
  openConsole("/orders/5");
  await screen.findByText("Address");
  await act(async () => fireEvent.click(screen.getAllByRole("button", { name: "Edit" })[0] as HTMLElement));
  fireEvent.change(screen.getByRole("textbox", { name: "City" }), { target: { value: "Mumbai" } });
  await press("Save");
  expect(await screen.findByText("Someone has changed the order")).toBeTruthy();
  expect(await screen.findByText("Now: Nashik")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "City" })).toHaveProperty("value", "Mumbai");
  await press("Save");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = desk.sent.filter(({ call }) => call.startsWith("PATCH")).map(({ body }) => body);
  expect(sent).toEqual([1, 2].map((version) => ({ version, delivery: { ...delivery, city: "Mumbai" } })));
});

test("a form that was filled in is left only once that is confirmed", async () => {
  desk.answers.set("GET /api/admin/orders/5", () => wholeOf({ id: 5 }));
  openConsole("/orders/5");
  await screen.findByText("Address");
  const edit = () => screen.getAllByRole("button", { name: "Edit" })[0] as HTMLElement;
  await act(async () => fireEvent.click(edit()));
  fireEvent.change(screen.getByRole("textbox", { name: "City" }), { target: { value: "Mumbai" } });
  await press("Close");
  await press("Stay");
  expect(screen.getByRole("textbox", { name: "City" })).toHaveProperty("value", "Mumbai");
  await press("Close");
  await press("Leave");
  expect(screen.queryByRole("dialog")).toBeNull();
  // Untouched it closes at once.
  await act(async () => fireEvent.click(edit()));
  await press("Close");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a note that couldn't be saved stays in its field", async () => {
  desk.answers.set("GET /api/admin/orders/5", () => wholeOf({ id: 5 }));
  desk.answers.set("POST /api/admin/orders/5/notes", () => new Refused(503, "unavailable"));
  openConsole("/orders/5");
  const field = await screen.findByRole("textbox", { name: "Add a note" });
  fireEvent.change(field, { target: { value: "Called twice" } });
  await press("Save the note");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(field).toHaveProperty("value", "Called twice");
});

test.each([
  ["support", ["Orders"], "/orders"],
  ["analyst", ["Reports"], "/"],
  ["courier", [], "/orders"],
] as const)("%s sees what the role may see, and is led there", async (role, names, where) => {
  desk.role = role;
  openConsole(role === "analyst" ? "/orders" : "/orders?queue=pack");
  await waitFor(() => expect(at()?.split("?")[0]).toBe(where));
  if (role === "courier") expect(await screen.findByText("No access")).toBeTruthy();
  expect(
    screen.queryAllByRole("link", { name: /^(Orders|Reports)$/ }).map((link) => link.textContent),
  ).toEqual(names.length > 1 ? names : []);
});
