import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { openLink } from "#webapps/shared/telegram/links.ts";
import {
  at,
  market,
  renderPromotion,
  resetPromotion,
  tap,
  walkToPayment,
} from "../../../../tests/kits/webapps/classifieds/renderPromotion.tsx";
import { openInvoice } from "./invoice.ts";
import { askPayment, beginPayment, giveUpPayment, payWithCoins } from "./pay.ts";
import { useChoices } from "./promotionChoice.ts";

vi.mock("./pay.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("./invoice.ts");
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
vi.mock(import("#webapps/shared/telegram/links.ts"), async (original) => ({
  ...(await original()),
  openLink: vi.fn(),
}));

const standing = (status: "Paid" | "Created" | "Expired", isDeclined = false) => ({
  id: 90,
  status,
  isUnderWay: false,
  isDeclined,
  isPaidElsewhere: false,
  isPaidInPart: false,
  surplus: null,
  isStarted: false,
  isCoins: false,
  coins: 50,
  returned: 0,
  gtmEventNames: [],
});
const begun = { id: 90, link: "https://pay.example/1", coins: 50, stars: null, openPayment: null };
const open = { id: 80, paymentSystem: "click", isUnderWay: false, createdAt: "2026-11-20T10:00:00.000Z" };
const payBy = async (name: RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

const PAYMENT = "/webApp/promote/7?step=payment";
/** The page again, as it comes after a reload: the history knows no more which steps were walked. */
async function reload() {
  cleanup();
  await renderPromotion(PAYMENT);
}

beforeEach(() => {
  resetPromotion();
  vi.mocked(beginPayment).mockResolvedValue(begun);
  vi.mocked(askPayment).mockResolvedValue(standing("Created"));
  vi.mocked(giveUpPayment).mockResolvedValue(standing("Expired"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a payment that was begun is waited for after a reload, on the same page of the provider's", async () => {
  await walkToPayment();
  await payBy(/Payme/);
  await screen.findByText("Ждём оплату");
  await reload();
  expect(await screen.findByText("Ждём оплату")).toBeTruthy();
  tap("Открыть оплату");
  expect(openLink).toHaveBeenLastCalledWith("https://pay.example/1");
  expect(beginPayment).toHaveBeenCalledTimes(1);
  tap("Назад");
  await at("/webApp/promote/7");
});

test("a reload after it was left begins at the first step", async () => {
  await walkToPayment();
  await payBy(/Payme/);
  await screen.findByText("Ждём оплату");
  tap("Другой способ оплаты");
  await reload();
  await at("/webApp/promote/7");
});

test("one that was paid meanwhile is told", async () => {
  await walkToPayment();
  await payBy(/Payme/);
  await screen.findByText("Ждём оплату");
  vi.mocked(askPayment).mockResolvedValue(standing("Paid"));
  await reload();
  await at("/webApp");
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
  cleanup();
  vi.mocked(askPayment).mockClear();
  await walkToPayment();
  expect(askPayment).not.toHaveBeenCalled();
  expect(screen.queryByText(/не платите ещё раз/)).toBeNull();
});

test("whose network is away for a minute isn't told that nothing was paid, and may ask again", async () => {
  await walkToPayment();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(askPayment).mockRejectedValue(new ApiError("offline"));
  await payBy(/Payme/);
  await screen.findByText("Ждём оплату");
  await vi.advanceTimersByTimeAsync(62_000);
  expect(await screen.findByText("Не удалось проверить оплату")).toBeTruthy();
  expect(screen.queryByText(/пока не пришла/)).toBeNull();
  vi.useRealTimers();
  vi.mocked(askPayment).mockResolvedValue(standing("Paid"));
  tap("Проверить ещё раз");
  await at("/webApp");
});

test("whoever turns to another way is asked not to pay twice, after a reload, too", async () => {
  await walkToPayment();
  await payBy(/Payme/);
  expect(await screen.findByText("Если вы уже заплатили в Payme, не платите ещё раз.")).toBeTruthy();
  tap("Другой способ оплаты");
  expect(await screen.findByRole("button", { name: /Монеты/ })).toBeTruthy();
  expect(screen.getByText(/заплатили в Payme, не платите ещё раз/)).toBeTruthy();
  cleanup();
  await walkToPayment();
  expect(await screen.findByText(/заплатили в Payme, не платите ещё раз/)).toBeTruthy();
  expect(screen.queryByText("Ждём оплату")).toBeNull();
});

test("another order isn't the one that was begun", async () => {
  await walkToPayment();
  await payBy(/Payme/);
  await screen.findByText("Ждём оплату");
  cleanup();
  useChoices.setState({ 7: { TopUp: 2 } });
  await walkToPayment();
  expect(screen.queryByText("Ждём оплату")).toBeNull();
  expect(screen.getByText(/заплатили в Payme, не платите ещё раз/)).toBeTruthy();
});

test.each(["cancelled", "expired", "declined"])("nothing is said of one that was %s", async (how) => {
  const end = {
    cancelled: standing("Created"),
    expired: standing("Expired"),
    declined: standing("Created", true),
  };
  vi.mocked(openInvoice).mockResolvedValue("cancelled");
  vi.mocked(askPayment).mockResolvedValue(end[how as keyof typeof end]);
  await walkToPayment();
  await payBy(how === "cancelled" ? /Звёзды/ : /Payme/);
  await screen.findByText(/не списаны|Срок этой оплаты прошёл/);
  if (how === "declined") tap("Другой способ оплаты");
  await screen.findByRole("button", { name: /Монеты/ });
  expect(screen.queryByText(/не платите ещё раз/)).toBeNull();
});

test("a payment that was begun in another tab is told of beside the ways to pay", async () => {
  market.openPayment = open;
  await walkToPayment();
  expect(await screen.findByText(/заплатили в Click, не платите ещё раз/)).toBeTruthy();
  cleanup();
  // An invoice that was closed can't be paid, one being paid can.
  market.openPayment = { ...open, paymentSystem: "stars" };
  await walkToPayment();
  await waitFor(() => expect(screen.getByRole("button", { name: /Payme/ })).toBeTruthy());
  expect(screen.queryByText(/не платите ещё раз/)).toBeNull();
  cleanup();
  market.openPayment = { ...open, paymentSystem: "stars", isUnderWay: true };
  await walkToPayment();
  expect(await screen.findByText(/заплатили звёздами, не платите ещё раз/)).toBeTruthy();
  expect(payWithCoins).not.toHaveBeenCalled();
});

test("so is one that was begun there only after this page was shown", async () => {
  vi.mocked(beginPayment).mockResolvedValue({ ...begun, openPayment: { ...open, paymentSystem: "click" } });
  await walkToPayment();
  await payBy(/Payme/);
  expect(await screen.findByText(/заплатили в Click, не платите ещё раз/)).toBeTruthy();
});

/** Does as another tab of the app does when an order is paid there. */
function payElsewhere(order: string) {
  const paid = { id: 70, isCoins: false, coins: 50, returned: 0, gtmEventNames: [] };
  const newValue = JSON.stringify({ listingId: 7, order, paid });
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "promotion-paid", newValue })));
}

test("an order that is paid in another tab is done here, too", async () => {
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  payElsewhere("1:50");
  await at("/webApp");
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
});

test("another order of the listing stays, with what is on the balance after that", async () => {
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  market.me.balance = 200;
  payElsewhere("4:150");
  expect(await screen.findByText("На балансе 200 монет")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Монеты/ })).toBeTruthy();
});

test("what is paid here is told to the other tabs", async () => {
  vi.mocked(payWithCoins).mockResolvedValue({ transactionId: 91, balance: 300 });
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  await at("/webApp");
  expect(JSON.parse(localStorage.getItem("promotion-paid") ?? "")).toMatchObject({
    listingId: 7,
    order: "1:50",
    paid: { id: 91 },
  });
});
