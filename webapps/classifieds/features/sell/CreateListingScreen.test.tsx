import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "#contract/drafts.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useOverlays } from "#webapps/shared/ui/overlays.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import { deepLinkTarget } from "../links/deepLink.ts";
import { CreateListingScreen } from "./CreateListingScreen.tsx";
import { deleteDraft, flushDraft, keepDraft, readDraft } from "./draft.ts";

const place = { name: "Ташкент", name_uz: "Toshkent", name_hi: "" };
const draft: Draft = {
  name: "Диван",
  description: "Мягкий",
  price: 900_000,
  photos: ["/images/a.webp"],
  categoryId: 4,
  state: "Used",
  regionId: 1,
  lon: 69,
  lat: 41,
  phoneNumbers: ["+998901234567"],
};

let sent: Sent[];
let isPaid: boolean;
let refusal: number | undefined;
let onServer: { draft: Draft | null; updatedAt: string | null };
const keys: (string | null)[] = [];
const posts = () => sent.filter(({ call }) => call === "POST /api/user/telegram/products");

beforeEach(async () => {
  useToasts.setState({ toasts: [] });
  useOverlays.setState({ stack: [] });
  window.history.replaceState(null, "", "/");
  useSession.setState({ status: "guest" });
  await deleteDraft();
  useSession.setState({ status: "signed-in" });
  refusal = undefined;
  onServer = { draft: null, updatedAt: null };
  keys.length = 0;
  isPaid = true;
  sent = serve(({ call }) => {
    if (call.endsWith("/telegram/draft")) return onServer;
    if (call.endsWith("/configs")) return [{ key: "PAID_FEATURES_ENABLED", data: isPaid }];
    if (call.endsWith("/users/me")) return { phoneNumber: "+998907777777" };
    if (call.endsWith("/geo/capital"))
      return { id: 9, regionId: 1, longitude: 69.24, latitude: 41.31, ...place };
    if (call.includes("/category/id/")) return { id: 4, ...place, parameters: [], breadcrumbs: [] };
    if (call !== "POST /api/user/telegram/products") return [];
    if (refusal) throw refusal;
    return { id: 5, link: "divan-5", status: "pending", hasRevision: false };
  });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (request: Request) => {
    if (request.method === "POST" && request.url.endsWith("/products")) {
      keys.push(request.headers.get("idempotency-key"));
    }
    return fetch(request);
  });
});
afterEach(async () => {
  cleanup();
  // The form sends its draft when it is left.
  await flushDraft();
  vi.unstubAllGlobals();
});

function At() {
  return <output>{useLocation().pathname}</output>;
}
const open = (at = "/webApp/createProduct") =>
  renderPart(
    <Routes>
      <Route path="/webApp/createProduct" element={<CreateListingScreen />} />
      <Route path="*" element={<At />} />
    </Routes>,
    at,
  );
const nameField = () => screen.findByRole("textbox", { name: "Название" }) as Promise<HTMLInputElement>;
const publish = () =>
  act(async () =>
    fireEvent.click(screen.getByRole("button", { name: "Разместить объявление", hidden: true })),
  );
const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

test("a new form begins with the profile's number and the capital's point, and keeps each change", async () => {
  await open();
  fireEvent.change(await nameField(), { target: { value: "Стол" } });
  await waitFor(() =>
    expect(readDraft()?.draft).toMatchObject({
      name: "Стол",
      phoneNumbers: ["+998907777777"],
      lon: 69.24,
      lat: 41.31,
    }),
  );
  fireEvent.change(await nameField(), { target: { value: "" } });
  await waitFor(() => expect(readDraft()).toBeUndefined());
});

test("a draft that was left can be continued", async () => {
  keepDraft(draft);
  await open();
  expect(await screen.findByText("У вас есть черновик")).toBeTruthy();
  choose("Продолжить");
  expect(screen.queryByText("У вас есть черновик")).toBeNull();
  expect((await nameField()).value).toBe("Диван");
});

test("what the rules refuse of a draft is told when it is continued, and nothing of what isn't said yet", async () => {
  keepDraft({ ...draft, price: 10_000_000_000_000, description: "", phoneNumbers: ["12"] });
  await open("/webApp/createProduct?draft=1");
  expect(await screen.findByText(/999 999 999 999/)).toBeTruthy();
  const invalid = () =>
    [...document.querySelectorAll("[data-invalid=true]")].map((row) => row.getAttribute("data-field"));
  await waitFor(() => expect(invalid()).toEqual(["price", "phoneNumbers.0"]));
});

test("who comes from the bot's button to their draft isn't asked again", async () => {
  onServer = { draft, updatedAt: "2999-01-01T00:00:00.000Z" };
  await open(deepLinkTarget("draft"));
  expect((await nameField()).value).toBe("Диван");
  expect(screen.queryByText("У вас есть черновик")).toBeNull();
});

test("or deleted, and then everything begins anew", async () => {
  onServer = { draft, updatedAt: "2999-01-01T00:00:00.000Z" };
  await open();
  expect(await screen.findByText("«Диван»")).toBeTruthy();
  choose("Удалить черновик");
  expect((await nameField()).value).toBe("");
  expect(readDraft()).toBeUndefined();
  await waitFor(() => expect(sent.some(({ call }) => call === "DELETE /api/user/telegram/draft")).toBe(true));
});

test("leaving with a draft says that it is kept; leaving with nothing says nothing", async () => {
  await open();
  await nameField();
  fireEvent.change(await nameField(), { target: { value: "Стол" } });
  goBack();
  expect(await screen.findByText("Черновик сохранён")).toBeTruthy();
  choose("Остаться");
  expect(screen.queryByText("Черновик сохранён")).toBeNull();
});

test("published, the draft is gone and the new listing's page is open", async () => {
  keepDraft(draft);
  await open("/webApp/createProduct?withPromotionBadge=true");
  await screen.findByText("У вас есть черновик");
  choose("Продолжить");
  expect(await screen.findByText("После проверки предложим поднять в топ")).toBeTruthy();
  await publish();
  expect(await screen.findByText("/webApp/product/divan-5")).toBeTruthy();
  expect(posts()[0]?.body).toMatchObject({ name: "Диван", price: 900_000, isTopOnModerate: true });
  expect(readDraft()).toBeUndefined();
  expect(screen.getByText("Объявление на модерации")).toBeTruthy();
});

test("the wish for the top promises nothing where nothing is sold", async () => {
  isPaid = false;
  keepDraft(draft);
  await open("/webApp/createProduct?withPromotionBadge=true");
  await screen.findByText("У вас есть черновик");
  choose("Продолжить");
  await publish();
  expect(await screen.findByText("/webApp/product/divan-5")).toBeTruthy();
  expect(screen.queryByText(/поднять в топ/)).toBeNull();
  expect(posts()[0]?.body).toMatchObject({ isTopOnModerate: false });
});

test("a lost answer is asked for again by the same key; a change is another intention", async () => {
  keepDraft(draft);
  await open();
  await screen.findByText("У вас есть черновик");
  choose("Продолжить");
  refusal = 500;
  await publish();
  expect(await screen.findByText("Объявление не размещено")).toBeTruthy();
  await publish();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
  expect(readDraft()?.draft.name).toBe("Диван");

  fireEvent.change(await nameField(), { target: { value: "Диван угловой" } });
  await publish();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(keys[1]);
});

const goBack = () => act(() => useOverlays.getState().stack.at(-1)?.());

/** Holds the answer to posting back until it is told to go on. */
function holdPosting() {
  const { fetch } = globalThis;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.stubGlobal("fetch", async (request: Request) => {
    const isPosting = request.method === "POST" && request.url.endsWith("/products");
    const answer = fetch(request);
    if (isPosting) await held;
    return answer;
  });
  return () => act(async () => goOn());
}
async function continueDraft() {
  await open();
  await screen.findByText("У вас есть черновик");
  choose("Продолжить");
}

test("photos on their way are asked about, though nothing else is said yet", async () => {
  vi.stubGlobal("createImageBitmap", () => new Promise(() => {}));
  await open();
  await nameField();
  const files = ["a.jpg", "b.jpg"].map((name) => new File(["x"], name, { type: "image/jpeg" }));
  fireEvent.change(screen.getByLabelText("Добавить фото"), { target: { files } });
  goBack();
  expect(await screen.findByText("Фото ещё не загрузились и пропадут.")).toBeTruthy();
  expect(readDraft()).toBeUndefined();
});

test("left while it is being posted, it goes on; the draft is back only when it failed", async () => {
  for (const outcome of [500, undefined]) {
    useToasts.setState({ toasts: [] });
    keepDraft(draft);
    await continueDraft();
    const goOn = holdPosting();
    refusal = outcome;
    await publish();
    goBack();
    expect(await screen.findByText("Объявление размещается")).toBeTruthy();
    expect(screen.queryByText("Черновик сохранён")).toBeNull();
    choose("Выйти");
    expect(await screen.findByText("/webApp/items")).toBeTruthy();
    await goOn();
    const notice = outcome ? "Объявление не размещено" : "Объявление на модерации";
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.getByText("/webApp/items")).toBeTruthy();
    expect(readDraft()?.draft.name).toBe(outcome && "Диван");
    cleanup();
  }
  // The second time it was known to the server by the first one's key, though the form was another.
  expect(keys[1]).toBe(keys[0]);
});

test("a draft deleted in another tab isn't promised", async () => {
  keepDraft(draft);
  await continueDraft();
  localStorage.removeItem("draft-listing");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "draft-listing" })));
  goBack();
  expect(await screen.findByText(/Черновик удалён в другом окне/)).toBeTruthy();
});

test("a guest gets the way into Telegram instead of a form", async () => {
  useSession.setState({ status: "guest" });
  await open();
  expect(await screen.findByText("Откройте Bozor в Telegram")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
