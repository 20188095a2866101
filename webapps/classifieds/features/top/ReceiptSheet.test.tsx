import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PromotionReceipt } from "#contract/promotions.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { ReceiptSheet } from "./ReceiptSheet.tsx";

const receipt = (over: Partial<PromotionReceipt> = {}): PromotionReceipt => ({
  type: "TopUp",
  cost: 120,
  returned: 0,
  unused: 0,
  startedAt: "2026-11-12T10:00:00.000Z",
  endsAt: "2026-11-19T10:00:00.000Z",
  isRunning: false,
  daysLeft: 0,
  place: null,
  viewMultiply: 10,
  promotedViews: 340,
  before: { views: 20, contacts: 3 },
  during: { views: 90, contacts: 2 },
  ...over,
});

let receipts: PromotionReceipt[];
let isRefused: boolean;

const open = (status: "active" | "closed" = "active") =>
  renderPart(<ReceiptSheet listing={{ id: 7, link: "divan-7", status }} onClose={() => undefined} />);
const cards = async () => (await screen.findAllByRole("listitem")).map((item) => within(item));

beforeEach(() => {
  isRefused = false;
  receipts = [receipt()];
  serve(() => {
    if (isRefused) throw 500;
    return { data: receipts };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("one that is over: what it was, when, for how much, and what it brought in words", async () => {
  await open();
  const [card] = await cards();
  expect(card?.getByRole("heading", { name: "Подъём просмотров до ×10" })).toBeTruthy();
  expect(card?.getByText("120 монет")).toBeTruthy();
  expect(card?.getByText(/завершено/)).toBeTruthy();
  expect(card?.getByText("12 ноября – 19 ноября")).toBeTruthy();
  expect(card?.getByText("340")).toBeTruthy();
  expect(card?.getByText("в 4,5 раза больше")).toBeTruthy();
  expect(card?.getByText("на 1 меньше")).toBeTruthy();
});

test("one that another has replaced says what came back; one begun just now isn't judged", async () => {
  receipts = [
    receipt({ isRunning: true, daysLeft: 7, startedAt: new Date().toISOString(), cost: 50 }),
    receipt({ returned: 41, before: { views: 0, contacts: 0 }, during: { views: 0, contacts: 0 } }),
  ];
  await open();
  const [fresh, replaced] = await cards();
  expect(fresh?.getAllByText("Пока рано судить")).toHaveLength(2);
  expect(fresh?.queryByText(/больше|меньше|Вернул/)).toBeNull();
  expect(replaced?.getByText("Вернулась 41 монета")).toBeTruthy();
  expect(replaced?.queryByText(/Пока рано судить|без изменений/)).toBeNull();
});

test("those that run say how long yet, a VIP its place; none of them counts views it didn't pay for", async () => {
  receipts = [
    receipt({ type: "Premium", viewMultiply: null, isRunning: true, daysLeft: 3, promotedViews: 0 }),
    receipt({
      type: "Vip",
      viewMultiply: null,
      isRunning: true,
      daysLeft: null,
      endsAt: null,
      place: 2,
      cost: null,
    }),
  ];
  await open();
  const [premium, vip] = await cards();
  expect(premium?.getByText("осталось 3 дня")).toBeTruthy();
  expect(premium?.getByText("с 12 ноября")).toBeTruthy();
  expect(vip?.getByText("место 2 из 10")).toBeTruthy();
  expect(vip?.queryByText(/монет/)).toBeNull();
  expect(screen.queryByText("Показы на платных местах")).toBeNull();
  expect(screen.getByRole("link", { name: "Продвинуть ещё" }).getAttribute("href")).toBe("/webApp/promote/7");
});

test("what is off sale isn't promoted any more", async () => {
  await open("closed");
  await cards();
  expect(screen.queryByRole("link")).toBeNull();
});

test("without any it says what will stand here", async () => {
  receipts = [];
  await open();
  expect(await screen.findByText("Продвижения ещё не было")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Продвинуть" })).toBeTruthy();
});

test("a failure is told and tried again", async () => {
  isRefused = true;
  await open();
  expect(await screen.findByText("Не удалось загрузить итоги")).toBeTruthy();
  isRefused = false;
  fireEvent.click(screen.getByRole("button", { name: "Повторить" }));
  expect(await screen.findByText("120 монет")).toBeTruthy();
});
