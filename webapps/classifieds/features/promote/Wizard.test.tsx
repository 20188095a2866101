import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { track } from "#webapps/shared/client/track.ts";
import {
  at,
  market,
  radios,
  renderPromotion,
  resetPromotion,
  tap,
  walkToSummary,
} from "../../../../tests/kits/webapps/classifieds/renderPromotion.tsx";
import { useChoices } from "./promotionChoice.ts";

vi.mock("#webapps/shared/client/track.ts");
vi.mock(import("#webapps/shared/telegram/telegram.ts"), async (original) => ({
  ...(await original()),
  // The messenger draws the way back, so that the wizard's own is the only one.
  getTelegram: () => ({
    isTelegram: true,
    platform: "ios",
    rawInitData: "",
    startParam: "",
    user: undefined,
  }),
}));

const isOnSwitch = () => screen.getByRole<HTMLInputElement>("switch").checked;

beforeEach(resetPromotion);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("it starts at TopUp with the first option, whose price stands on the button", async () => {
  await renderPromotion();
  expect((await screen.findAllByRole("radio")).length).toBe(2);
  expect(radios()).toEqual([true, false]);
  expect(screen.getByRole("button", { name: "Далее · 50 монет" })).toBeTruthy();
  fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
  expect(radios()).toEqual([false, true]);
  expect(screen.getByRole("button", { name: "Далее · 120 монет" })).toBeTruthy();
});

test("skip takes TopUp out and goes on; coming back to it restores the first", async () => {
  await renderPromotion();
  await screen.findAllByRole("radio");
  tap("Пропустить");
  await at("/webApp/promote/7?step=Vip");
  expect(useChoices.getState()[7]).toEqual({});
  expect(screen.getByRole("button", { name: "Далее" })).toBeTruthy();
  tap("Назад");
  await at("/webApp/promote/7");
  expect(radios()).toEqual([true, false]);
  expect(useChoices.getState()[7]).toEqual({ TopUp: 1 });
});

test("each step shows the listing as buyers will see it, and the total of the whole order", async () => {
  useChoices.setState({ 7: { TopUp: 2, Vip: 4 } });
  await renderPromotion("/webApp/promote/7?step=payment");
  await at("/webApp/promote/7");
  const miniature = await screen.findByRole("img", { name: /увидят покупатели/ });
  expect(within(miniature).getByText("Продвигается")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Далее · 270 монет" })).toBeTruthy();
  tap(/^Далее/);
  await at("/webApp/promote/7?step=Vip");
  expect(within(screen.getByRole("img", { name: /увидят/ })).getByText("VIP, место 1")).toBeTruthy();
  tap(/^Далее/);
  await at("/webApp/promote/7?step=Premium");
  expect(within(screen.getByRole("img", { name: /увидят/ })).getByText("Premium")).toBeTruthy();
});

test("a TopUp that runs: the same strength prolongs it, another says what comes back", async () => {
  market.listing.isTopUp = true;
  const endsAt = "2026-12-06T10:00:00.000Z";
  market.receipts = [
    { type: "TopUp", isRunning: true, viewMultiply: 7, daysLeft: 14, unused: 299, endsAt, place: null },
  ];
  await renderPromotion();
  await screen.findByText(/Сейчас ×7, ещё 14 дней/);
  expect(screen.getByText(/Его заменит ×3. На баланс вернётся около 299 монет/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
  expect(screen.getByText("Продлит до 13 декабря.")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("radio")[0] as HTMLElement);
  tap(/^Далее/);
  await at("/webApp/promote/7?step=Vip");
  tap(/^Далее/);
  await at("/webApp/promote/7?step=Premium");
  tap(/^Далее/);
  await at("/webApp/promote/7?step=payment_summary");
  expect(screen.getByText(/около 299 монет/)).toBeTruthy();
  tap("Убрать: Подъём");
  expect(screen.queryByText(/Его заменит/)).toBeNull();
});

test("VIP is on or off, and counts with the rest", async () => {
  await renderPromotion();
  await screen.findAllByRole("radio");
  tap(/^Далее/);
  const vip = await screen.findByRole("switch", { name: "Добавить VIP" });
  expect(isOnSwitch()).toBe(false);
  fireEvent.click(vip);
  expect(isOnSwitch()).toBe(true);
  expect(screen.getByRole("button", { name: "Далее · 200 монет" })).toBeTruthy();
  fireEvent.click(vip);
  expect(isOnSwitch()).toBe(false);
  expect(track).toHaveBeenCalledWith("promote_step", { step: "vip" });
});

test("VIP on place 1 can't be added, lower down it says where it stands", async () => {
  market.listing.isVIP = true;
  market.receipts = [{ type: "Vip", isRunning: true, place: 1, daysLeft: null }];
  await renderPromotion();
  await screen.findAllByRole("radio");
  tap(/^Далее/);
  await screen.findByText(/уже на первом месте/);
  expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(true);
  cleanup();

  market.receipts = [{ type: "Vip", isRunning: true, place: 4, daysLeft: null }];
  await renderPromotion();
  await screen.findAllByRole("radio");
  tap(/^Далее/);
  await screen.findByText(/на 4-м месте/);
  expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(false);
});

test("back on the first step leaves the page", async () => {
  await renderPromotion();
  await screen.findAllByRole("radio");
  tap("Назад");
  await at("/webApp/items");
});

test("opened anew in the middle it begins at the first step, with what was chosen", async () => {
  useChoices.setState({ 7: { TopUp: 2, Vip: 4 } });
  await renderPromotion("/webApp/promote/7?step=payment");
  await at("/webApp/promote/7");
  expect(await screen.findAllByRole("radio")).toHaveLength(2);
  expect(radios()).toEqual([false, true]);
  expect(useChoices.getState()[7]).toEqual({ TopUp: 2, Vip: 4 });
});

test("the summary tells every line and the total in coins and sum; emptied, it leads back to the start", async () => {
  useChoices.setState({ 7: { TopUp: 2, Vip: 4 } });
  await walkToSummary();
  expect(screen.getByText("270 монет")).toBeTruthy();
  expect(screen.getByText("7 дн. · до ×7 просмотров")).toBeTruthy();
  expect(screen.getByText("до 10 следующих оплат")).toBeTruthy();
  expect(screen.getByText(/Монеты не возвращаются деньгами/)).toBeTruthy();
  expect(screen.getByText(/^27\s000 сум$/)).toBeTruthy();
  tap("Убрать: VIP");
  expect(screen.getByText("Убрано: VIP")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Ваш заказ");
  expect(screen.getByRole("button", { name: "К оплате · 120 монет" })).toBeTruthy();
  tap("Убрать: Подъём");
  expect(screen.getByText("Ничего не выбрано")).toBeTruthy();
  tap("Выбрать услуги");
  await at("/webApp/promote/7");
  expect(radios()).toEqual([true, false]);
});
