import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnListing } from "#contract/ownListings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import { TopFlow, type TopStep } from "./TopFlow.tsx";

const FORM = "/webApp/createProduct?withPromotionBadge=true";
const own = (id: number, over: Partial<OwnListing> = {}) =>
  ({ ...cardOf({ id, name: `Вещь ${id}` }), status: "active", ...over }) as OwnListing;

let active: OwnListing[];
let isRefused: boolean;
let pending: number;
let sent: Sent[];
const onClose = vi.fn();

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const open = (first: TopStep) =>
  renderPart(
    <Routes>
      <Route path="/webApp" element={<TopFlow first={first} onClose={onClose} />} />
      <Route path="*" element={<Address />} />
    </Routes>,
  );
const lists = () => sent.filter(({ call }) => call.startsWith("GET /api/user/telegram/products?"));

beforeEach(() => {
  useSession.setState({ status: "signed-in" });
  onClose.mockReset();
  isRefused = false;
  pending = 0;
  active = [own(1), own(2, { isPremium: true, isVIP: true })];
  sent = serve(({ call }) => {
    if (isRefused) throw 500;
    if (call.endsWith("/counts")) return { active: active.length, moderation: pending };
    const skip = Number(new URL(call.split(" ")[1] ?? "", "http://bozor").searchParams.get("skip"));
    return { data: active.slice(skip, skip + 25), total: active.length };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what promotion does leads to one's active listings, each to its wizard", async () => {
  await open("onboarding");
  const told = screen.getByRole("dialog", { name: "Как попасть в топ" });
  for (const name of ["Подъём просмотров", "VIP", "Premium"])
    expect(within(told).getByRole("heading", { name })).toBeTruthy();
  expect(lists()).toEqual([]);
  fireEvent.click(within(told).getByRole("button", { name: "Хочу в топ" }));

  const sheet = await screen.findByRole("dialog", { name: "Какое объявление продвигать?" });
  const [first, second] = within(sheet).getAllByRole("link");
  expect(first?.getAttribute("href")).toBe("/webApp/promote/1");
  expect(first?.textContent).toMatch(/Вещь 1.*500\s000 сум/);
  expect(second?.getAttribute("href")).toBe("/webApp/promote/2");
  expect(within(second as HTMLElement).getByText("Premium")).toBeTruthy();
  expect(within(second as HTMLElement).getByText("VIP")).toBeTruthy();
  expect(lists()[0]?.call).toContain("status=active");
});

test("more than a page of listings is turned", async () => {
  active = Array.from({ length: 30 }, (_, index) => own(index + 1));
  await open("want");
  const sheet = await screen.findByRole("dialog");
  const scrolled = vi.fn();
  sheet.scrollTo = scrolled;
  expect(within(sheet).getAllByRole("link")).toHaveLength(25);
  fireEvent.click(within(sheet).getByRole("button", { name: /Следующая|Вперёд/ }));
  await waitFor(() => expect(within(sheet).getAllByRole("link")).toHaveLength(5));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test("from the list one may read how it works, and come back", async () => {
  await open("want");
  fireEvent.click(await screen.findByRole("button", { name: "Как это работает" }));
  fireEvent.click(screen.getByRole("button", { name: "Назад" }));
  expect(await screen.findByRole("dialog", { name: "Какое объявление продвигать?" })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test("who has no active listings goes straight to the form, which keeps the wish", async () => {
  active = [];
  await open("want");
  expect(await screen.findByText(FORM)).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("whose listings wait for a moderator is told so, and isn't given a blank form", async () => {
  active = [];
  pending = 1;
  await open("want");
  const sheet = await screen.findByRole("dialog");
  expect(within(sheet).getByText("Объявление на модерации")).toBeTruthy();
  const link = within(sheet).getByRole("link", { name: "Мои объявления" });
  expect(link.getAttribute("href")).toBe("/webApp/items?tab=moderation");
  expect(screen.queryByText(FORM)).toBeNull();
});

test("so does a guest, of whom nothing is asked", async () => {
  useSession.setState({ status: "guest" });
  await open("want");
  expect(await screen.findByText(FORM)).toBeTruthy();
  expect(lists()).toEqual([]);
});

test("a list that can't be loaded is asked for again", async () => {
  isRefused = true;
  await open("want");
  expect(await screen.findByText("Не удалось загрузить ваши объявления")).toBeTruthy();
  isRefused = false;
  fireEvent.click(screen.getByRole("button", { name: "Повторить" }));
  expect(await screen.findByText("Вещь 1")).toBeTruthy();
});

test("a finger drawn down closes what is told, a short or upward one doesn't, nor one that scrolls", async () => {
  await open("onboarding");
  const dialog = screen.getByRole("dialog");
  const title = within(dialog).getByRole("heading", { name: "VIP" });
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(title, { touches: [{ clientY: from }] });
    fireEvent.touchEnd(title, { changedTouches: [{ clientY: to }] });
  };
  swipe(300, 350);
  swipe(300, 100);
  dialog.scrollTop = 40;
  swipe(300, 450);
  expect(onClose).not.toHaveBeenCalled();
  dialog.scrollTop = 0;
  swipe(300, 450);
  expect(onClose).toHaveBeenCalledTimes(1);
});
