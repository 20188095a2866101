import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnListing } from "#contract/ownListings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import { ItemsScreen } from "./ItemsScreen.tsx";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
const listing = (id: number, over: Partial<OwnListing> = {}) =>
  ({
    id,
    link: `thing-${id}`,
    name: `Вещь ${id}`,
    price: 5,
    currency: "UZS",
    isNegotiable: false,
    photos: [],
    thumbhashes: [],
    photosCount: 0,
    rootCategoryLink: "home",
    status: "active",
    isDeactivated: false,
    expiresAt: inDays(12),
    revisionStatus: null,
    rejectReason: null,
    isPremium: false,
    isVIP: false,
    isTopUp: false,
    rejectNote: null,
    closeReason: null,
    viewsCount: 12,
    favouritesCount: 3,
    contactsCount: 1,
    running: [],
    ...over,
  }) as OwnListing;

const running: OwnListing["running"] = [
  { type: "TopUp", daysLeft: 5, place: null },
  { type: "Vip", daysLeft: null, place: 3 },
];

let tabs: Partial<Record<string, OwnListing[]>>;
let isRefused: boolean;
let isPaid: boolean;
let sent: Sent[];

const calls = () => sent.map(({ call }) => call).filter((call) => !call.startsWith("GET"));
const card = (name: string) => screen.getByText(name).closest("article") as HTMLElement;

const open = (at = "/webApp/items") => renderPart(<ItemsScreen />, at);

beforeEach(() => {
  useSession.setState({ status: "signed-in" });
  useToasts.setState({ toasts: [] });
  isRefused = false;
  isPaid = false;
  tabs = { active: [listing(1), listing(2, { expiresAt: inDays(2) })], rejected: [] };
  sent = serve(({ call }) => {
    const { pathname, searchParams } = new URL(call.split(" ")[1] ?? "", "http://bozor");
    if (pathname.endsWith("/draft")) return { draft: null, updatedAt: null };
    if (pathname.endsWith("/me")) return { id: 1, isAdmin: false, role: null };
    if (pathname.endsWith("/configs")) return isPaid ? [{ key: "PAID_FEATURES_ENABLED", data: true }] : [];
    if (pathname.endsWith("/counts")) return { all: 9, active: 2, moderation: 4, rejected: 3, archive: 0 };
    if (isRefused) throw 500;
    if (pathname.endsWith("/renew")) return { expiresAt: inDays(30) };
    if (call.startsWith("DELETE")) return { id: 1, link: "thing-1", status: "closed", hasRevision: false };
    const data = tabs[searchParams.get("status") ?? ""] ?? [];
    return { data, total: data.length };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each tab carries its count, and the address says which is open", async () => {
  tabs.rejected = [listing(5, { status: "rejected", rejectReason: "photo", rejectNote: "Темно" })];
  await open("/webApp/items?tab=rejected");
  expect(await screen.findByText("Вещь 5")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Отклонённые/ }).getAttribute("aria-current")).toBe("page");
  expect(await screen.findByRole("link", { name: /На модерации\s*4/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: /Активные/ }));
  expect(await screen.findByText("Вещь 1")).toBeTruthy();
  expect(screen.queryByText("Вещь 5")).toBeNull();
});

test("a refusal is told in words with a way to mend it, a removal without one", async () => {
  tabs.rejected = [
    listing(5, { status: "rejected", rejectReason: "photo", rejectNote: "Темно" }),
    listing(6, { status: "removed", rejectReason: "prohibited" }),
  ];
  await open("/webApp/items?tab=rejected");
  await screen.findByText("Вещь 5");
  expect(within(card("Вещь 5")).getByText("Неподходящие фото. Темно")).toBeTruthy();
  expect(within(card("Вещь 5")).getByRole("button", { name: "Исправить" })).toBeTruthy();
  expect(within(card("Вещь 6")).getByText(/Снято модератором/)).toBeTruthy();
  expect(within(card("Вещь 6")).queryByRole("button", { name: "Исправить" })).toBeNull();
});

test("only a listing that ends soon asks to be renewed, and one tap does it", async () => {
  await open();
  await screen.findByText("Вещь 2");
  expect(within(card("Вещь 1")).getByText("Осталось 12 дней")).toBeTruthy();
  expect(within(card("Вещь 1")).queryByText("Продлить")).toBeNull();
  fireEvent.click(within(card("Вещь 2")).getByText("Продлить"));
  await waitFor(() => expect(calls()).toEqual(["POST /api/user/telegram/products/2/renew"]));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.message).toBe("Осталось 30 дней"));
  // The list and its counts are asked for again.
  await waitFor(() => expect(sent.filter(({ call }) => call.includes("counts"))).toHaveLength(2));
});

test("a change that fails says what to do and leaves the listing", async () => {
  await open();
  await screen.findByText("Вещь 2");
  isRefused = true;
  fireEvent.click(within(card("Вещь 2")).getByText("Продлить"));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.header).toBe("Не получилось"));
});

test("closing asks why", async () => {
  await open();
  await screen.findByText("Вещь 1");
  fireEvent.click(screen.getByRole("button", { name: "Действия: Вещь 1" }));
  fireEvent.click(screen.getByRole("button", { name: "Снять с продажи" }));
  const sheet = await screen.findByRole("dialog", { name: "Почему снимаете?" });
  fireEvent.click(within(sheet).getByLabelText("Продано на Bozor"));
  fireEvent.click(within(sheet).getByRole("button", { name: "Снять с продажи" }));
  await waitFor(() => expect(calls()).toEqual(["DELETE /api/user/telegram/products"]));
  expect(sent.find(({ call }) => call.startsWith("DELETE"))?.body).toEqual({ id: 1, reason: "SoldHere" });
});

test("a list that can't be loaded says so in the stated words", async () => {
  isRefused = true;
  await open();
  expect(await screen.findByText("Не удалось загрузить ваши объявления, попробуйте позже")).toBeTruthy();
});

test("an empty tab leads on", async () => {
  await open("/webApp/items?tab=archive");
  expect(await screen.findByText("В архиве пусто")).toBeTruthy();
  expect(screen.getByRole("link", { name: "К активным" })).toBeTruthy();
});

test("only active listings are promoted, and only where that is on", async () => {
  isPaid = true;
  tabs.active = [listing(1), listing(2, { isTopUp: true })];
  tabs.rejected = [listing(5, { status: "rejected" })];
  await open();
  await screen.findByText("Вещь 2");
  const promote = await within(card("Вещь 1")).findByRole("link", { name: "Продвинуть" });
  expect(promote.getAttribute("href")).toBe("/webApp/promote/1");
  expect(screen.getByRole("button", { name: /Хочу в топ/ })).toBeTruthy();
  // The result is offered for listings with a promotion that runs.
  expect(within(card("Вещь 1")).queryByRole("button", { name: "Результат" })).toBeNull();
  expect(within(card("Вещь 2")).getByRole("button", { name: "Результат" })).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: /Отклонённые/ }));
  await screen.findByText("Вещь 5");
  expect(screen.queryByText("Продвинуть")).toBeNull();
  expect(screen.queryByText(/Хочу в топ/)).toBeNull();
});

test("where promotion is off nothing is offered; what runs is shown with its days and results", async () => {
  tabs.active = [listing(1), listing(2, { isTopUp: true, running })];
  await open();
  await screen.findByText("Вещь 2");
  await waitFor(() => expect(sent.some(({ call }) => call.includes("/configs"))).toBe(true));
  expect(within(card("Вещь 2")).getByText("Продвигается · 5 дн.")).toBeTruthy();
  expect(within(card("Вещь 2")).getByText("VIP · 3-е место")).toBeTruthy();
  expect(within(card("Вещь 2")).getByRole("button", { name: "Результат" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Действия: Вещь 1" }));
  await screen.findByRole("dialog");
  expect(screen.queryByText(/Продвинуть|Результат продвижения|Хочу в топ/)).toBeNull();
});
