import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditableListing } from "#contract/ownListings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useOverlays } from "#webapps/shared/ui/overlays.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import { EditListingScreen } from "./EditListingScreen.tsx";

const listing: EditableListing = {
  id: 5,
  link: "divan-5",
  status: "active",
  revisionStatus: null,
  rejectReason: null,
  rejectNote: null,
  name: "Диван",
  categoryId: 4,
  description: "Мягкий",
  state: "Used",
  currency: "UZS",
  price: 900_000,
  isNegotiable: false,
  lon: 69.2,
  lat: 41.3,
  zoom: 0,
  photos: ["/images/a.webp"],
  phoneNumbers: ["+998901234567"],
  contactMethods: "both",
  regionId: 1,
  cityId: null,
  districtId: null,
  parameters: [],
  isTopOnModerate: false,
};
const names = { name: "Мебель", name_uz: "Mebel", name_hi: "" };

let sent: Sent[];
let shown: EditableListing | number;
let saved: object;
const patches = () => sent.filter(({ call }) => call.startsWith("PATCH"));

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useOverlays.setState({ stack: [] });
  window.history.replaceState(null, "", "/");
  useSession.setState({ status: "signed-in" });
  shown = listing;
  saved = { id: 5, link: "divan-5", status: "active", hasRevision: false };
  sent = serve(({ call }) => {
    if (call.startsWith("PATCH")) return saved;
    if (call.includes("/category/id/")) return { id: 4, ...names, parameters: [], breadcrumbs: [] };
    if (call !== "GET /api/user/telegram/products/divan-5") return [];
    if (typeof shown === "number") throw shown;
    return shown;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function At() {
  return <output>{useLocation().pathname}</output>;
}
async function open() {
  return renderPart(
    <Routes>
      <Route path="/webApp/editProduct/:link" element={<EditListingScreen />} />
      <Route path="*" element={<At />} />
    </Routes>,
    "/webApp/editProduct/divan-5",
  );
}
/** Lets what the network set going come to its end. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const field = (name: string) => screen.findByRole("textbox", { name }) as Promise<HTMLInputElement>;
const write = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
async function press(name: string) {
  const button = await screen.findByRole("button", { name, hidden: true });
  await act(async () => fireEvent.click(button));
}

test("only what changed is sent, and the listing's page follows", async () => {
  await open();
  await write("Цена", "850000");
  await press("Сохранить");
  expect(await screen.findByText("/webApp/product/divan-5")).toBeTruthy();
  expect(patches()).toEqual([
    { call: "PATCH /api/user/telegram/products/divan-5", body: { price: 850_000 } },
  ]);
  expect(screen.getByText("Изменения сохранены")).toBeTruthy();
});

test("new words of an approved listing wait for a moderator, and that is said before and after", async () => {
  saved = { ...saved, hasRevision: true };
  await open();
  expect(await screen.findByText(/сначала посмотрит модератор/)).toBeTruthy();
  await write("Название", "Диван угловой");
  await press("Сохранить");
  expect(await screen.findByText("Изменения на модерации")).toBeTruthy();
});

test("nothing changed asks the server nothing", async () => {
  await open();
  await field("Название");
  await press("Сохранить");
  expect(await screen.findByText("/webApp/product/divan-5")).toBeTruthy();
  expect(patches()).toEqual([]);
});

test("a refused listing tells why and goes back to the moderator, even as it is", async () => {
  shown = { ...listing, status: "rejected", rejectReason: "photo", rejectNote: "Снимите сами" };
  saved = { ...saved, status: "pending" };
  await open();
  expect(await screen.findByText("Объявление отклонено")).toBeTruthy();
  expect(screen.getByText(/Неподходящие фото.*Снимите сами/)).toBeTruthy();
  await press("Отправить на проверку");
  expect(await screen.findByText("Объявление снова на модерации")).toBeTruthy();
  expect(patches()[0]?.body).toEqual({});
});

test("unsaved changes are asked about, undone ones aren't", async () => {
  await open();
  const goBack = () => act(() => useOverlays.getState().stack.at(-1)?.());
  await write("Название", "Стол");
  goBack();
  expect(await screen.findByText("Выйти без сохранения?")).toBeTruthy();
  await press("Остаться");
  await write("Название", "Диван");
  goBack();
  expect(screen.queryByText("Выйти без сохранения?")).toBeNull();
});

test("what is typed outlives a question asked anew that fails", async () => {
  const queryClient = await open();
  await write("Название", "Стол");
  shown = 503;
  await act(() => queryClient.refetchQueries({ queryKey: ["own-listing"] }));
  await settle();
  expect((await field("Название")).value).toBe("Стол");
});

test("while the form is open, a network that comes back asks nothing anew", async () => {
  await open();
  await write("Название", "Стол");
  const asked = () => sent.filter(({ call }) => call.endsWith("/products/divan-5")).length;
  const before = asked();
  vi.setSystemTime(Date.now() + 3_600_000);
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  await settle();
  vi.useRealTimers();
  expect(asked()).toBe(before);
});

test("a listing that can't be opened leads to one's own listings", async () => {
  shown = 404;
  await open();
  await waitFor(() => expect(screen.getByText("/webApp/items")).toBeTruthy());
});
