import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TransactionStatus } from "#contract/payKinds.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { track } from "#webapps/shared/client/track.ts";
import { openLink } from "#webapps/shared/telegram/links.ts";
import {
  at,
  market,
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

const standing = (status: TransactionStatus, isDeclined = false) => ({
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
  gtmEventNames: ["promote_1"],
});
const order = { productId: 7, featureIds: [1], cost: 50 };
const begun = { id: 90, link: "https://pay.example/1", coins: 50, stars: null, openPayment: null };

beforeEach(() => {
  resetPromotion();
  vi.mocked(giveUpPayment).mockResolvedValue(standing("Expired"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("coins: one payment however often it is tapped, then a notice, the events and home", async () => {
  vi.mocked(payWithCoins).mockResolvedValue({ transactionId: 91, balance: 300 });
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  tap(/Монеты/);
  await at("/webApp");
  expect(payWithCoins).toHaveBeenCalledTimes(1);
  expect(payWithCoins).toHaveBeenCalledWith(order, expect.any(String));
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
  expect(track).toHaveBeenCalledWith("promote_1", { transactionId: 91 });
  expect(useChoices.getState()[7]).toEqual({});
});

test("too few coins: the option does nothing, a row says how many are missing and offers them", async () => {
  market.me.balance = 10;
  await walkToPayment();
  await screen.findByText("Не хватает 40 монет");
  tap(/Монеты/);
  expect(payWithCoins).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: /Монеты/ }).getAttribute("aria-disabled")).toBe("true");
  tap("Пополнить");
  const sheet = await screen.findByRole("dialog");
  expect(await within(sheet).findByText("50 монет")).toBeTruthy();
  expect(within(sheet).getByText(/Хватит на оплату/)).toBeTruthy();
});

test("only those who can be paid through are offered", async () => {
  await walkToPayment();
  expect(await screen.findByRole("button", { name: /Payme/ })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Звёзды Telegram 25 звёзд" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Click/ })).toBeNull();
});

test("a web payment opens near the tap, and is done when the server says so", async () => {
  vi.mocked(beginPayment).mockResolvedValue(begun);
  vi.mocked(askPayment).mockResolvedValue(standing("Paid"));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Payme/ }));
  await at("/webApp");
  expect(openLink).toHaveBeenCalledWith("https://pay.example/1");
  expect(beginPayment).toHaveBeenCalledWith("payme", order, expect.any(String));
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
});

test("a late link waits for a second tap, since the client would follow it no longer", async () => {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.mocked(beginPayment).mockImplementation(async () => {
    now += 2000;
    return begun;
  });
  vi.mocked(askPayment).mockResolvedValue(standing("Created"));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Payme/ }));
  await screen.findByText("Оплата готова");
  expect(openLink).not.toHaveBeenCalled();
  tap("Открыть оплату");
  expect(openLink).toHaveBeenCalledWith("https://pay.example/1");
  expect(await screen.findByText("Ждём оплату")).toBeTruthy();
  tap("Другой способ оплаты");
  expect(await screen.findByRole("button", { name: /Звёзды/ })).toBeTruthy();
  vi.restoreAllMocks();
});

test("Stars: the client's word alone pays nothing, and a closed invoice leads back to the ways", async () => {
  vi.mocked(beginPayment).mockResolvedValue({
    id: 90,
    link: "https://t.me/$x",
    coins: 50,
    stars: 20,
    openPayment: null,
  });
  vi.mocked(openInvoice).mockResolvedValueOnce("paid");
  vi.mocked(askPayment).mockResolvedValue(standing("Created"));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Звёзды/ }));
  await screen.findByText("Ждём оплату");
  expect(screen.queryByText("Объявление продвигается")).toBeNull();
  tap("Не оплачено, закрыть счёт");

  vi.mocked(openInvoice).mockResolvedValueOnce("cancelled");
  vi.mocked(beginPayment).mockResolvedValue({
    id: 92,
    link: "https://t.me/$y",
    coins: 50,
    stars: 20,
    openPayment: null,
  });
  fireEvent.click(await screen.findByRole("button", { name: /Звёзды/ }));
  await screen.findByText(/деньги не списаны/);
  expect(vi.mocked(giveUpPayment).mock.calls).toEqual([[90], [92]]);
  expect(track).toHaveBeenCalledWith("payment_cancelled", { transactionId: 92, reason: "cancelled" });
});

test("what a bank declined is told while the page may still pay, and is paid by the next try", async () => {
  vi.mocked(beginPayment).mockResolvedValue(begun);
  vi.mocked(askPayment).mockResolvedValue(standing("Created", true));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Payme/ }));
  expect((await screen.findByText("Оплата не прошла")).closest("[role=status]")).toBeTruthy();
  expect(screen.getByText(/деньги не списаны/)).toBeTruthy();
  vi.mocked(askPayment).mockResolvedValue(standing("Paid"));
  tap("Открыть оплату");
  await at("/webApp");
  expect(openLink).toHaveBeenCalledTimes(2);
  expect(beginPayment).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
});

test("an order whose time is over says so, beside the ways to pay it anew", async () => {
  vi.mocked(beginPayment).mockResolvedValue(begun);
  vi.mocked(askPayment).mockResolvedValue(standing("Expired"));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Payme/ }));
  expect((await screen.findByText(/Срок этой оплаты прошёл/)).closest("[role=alert]")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Payme/ })).toBeTruthy();
});

const elsewhere = { ...standing("Created"), isPaidElsewhere: true };
const inPart = { ...standing("Created"), isPaidInPart: true };
const twice = { ...standing("Cancelled"), surplus: "kept" as const };

test.each([
  [twice, /поэтому оплата закрыта\. Этот платёж дошёл до нас, мы его вернём\./],
  [elsewhere, /Платить ещё раз не нужно\.$/],
  [inPart, /^Часть этого заказа вы уже оплатили/],
])("what was paid in another way isn't offered to be paid again: %o", async (known, words) => {
  vi.mocked(beginPayment).mockResolvedValue(begun);
  vi.mocked(askPayment).mockResolvedValue(known);
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Payme/ }));
  expect((await screen.findByText(words)).closest("[role=alert]")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Payme|Монеты|Звёзды/ })).toBeNull();
  expect(screen.queryByText(/не платите ещё раз/)).toBeNull();
  expect(screen.getByRole("link", { name: "Мои объявления" })).toBeTruthy();
});

test.each(["failed", "cancelled"] as const)(
  "Stars: an invoice that %s as it was paid in another way isn't to be tried again",
  async (outcome) => {
    vi.mocked(beginPayment).mockResolvedValue({ ...begun, link: "https://t.me/$x", stars: 20 });
    vi.mocked(openInvoice).mockResolvedValueOnce(outcome);
    vi.mocked(askPayment).mockResolvedValue(elsewhere);
    vi.mocked(giveUpPayment).mockResolvedValue({ ...elsewhere, status: "Expired" });
    await walkToPayment();
    fireEvent.click(await screen.findByRole("button", { name: /Звёзды/ }));
    expect(await screen.findByText(/Платить ещё раз не нужно\./)).toBeTruthy();
    expect(screen.queryByText(/Попробуйте ещё раз/)).toBeNull();
  },
);

const stars = { ...begun, link: "https://t.me/$x", stars: 20 };
const payByStars = async () => fireEvent.click(await screen.findByRole("button", { name: /Звёзды/ }));
const underWay = { ...standing("Created"), isUnderWay: true };

test.each(["failed", "cancelled"] as const)(
  "Stars: what may be paid isn't called unpaid when the client says that it %s, nor sold again",
  async (outcome) => {
    vi.mocked(beginPayment).mockResolvedValue(stars);
    vi.mocked(openInvoice).mockResolvedValueOnce(outcome);
    vi.mocked(askPayment).mockResolvedValue(underWay);
    // One answer is lost.
    vi.mocked(giveUpPayment).mockRejectedValueOnce(new ApiError("offline")).mockResolvedValue(underWay);
    await walkToPayment();
    await payByStars();
    await waitFor(() => expect(vi.mocked(giveUpPayment).mock.calls.length).toBeGreaterThan(1), {
      timeout: 5000,
    });
    expect(await screen.findByText(/Не платите ещё раз/)).toBeTruthy();
    expect(screen.queryByText(/не списаны|Попробуйте ещё раз/)).toBeNull();
    expect(screen.queryByRole("button", { name: /Звёзды|Монеты|Payme/ })).toBeNull();
    vi.mocked(giveUpPayment).mockResolvedValue(standing("Paid"));
    await waitFor(() => at("/webApp"), { timeout: 5000 });
    expect(screen.getByText("Объявление продвигается")).toBeTruthy();
    expect(beginPayment).toHaveBeenCalledTimes(1);
  },
);

test("Stars: an invoice of which the client never tells is found paid by asking", async () => {
  vi.mocked(beginPayment).mockResolvedValue(stars);
  vi.mocked(openInvoice).mockReturnValue(new Promise(() => {}));
  vi.mocked(askPayment).mockResolvedValueOnce(standing("Created")).mockResolvedValue(standing("Paid"));
  await walkToPayment();
  await payByStars();
  await waitFor(() => at("/webApp"), { timeout: 5000 });
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
});

test("Stars: after a minute without a word the page asks, and what is told later still counts", async () => {
  let close: (outcome: "paid") => void = () => {};
  vi.mocked(beginPayment).mockResolvedValue(stars);
  vi.mocked(openInvoice).mockReturnValue(
    new Promise((resolve) => {
      close = resolve;
    }),
  );
  vi.mocked(askPayment).mockResolvedValue(standing("Created"));
  await walkToPayment();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await payByStars();
  await screen.findByText("Ждём оплату");
  await vi.advanceTimersByTimeAsync(62_000);
  expect(await screen.findByText("Вы оплатили счёт?")).toBeTruthy();
  vi.useRealTimers();
  expect(giveUpPayment).not.toHaveBeenCalled();
  vi.mocked(askPayment).mockResolvedValue(standing("Paid"));
  close("paid");
  await at("/webApp");
});

test("Stars that may have been taken for another order are waited for before anything is sold", async () => {
  const fields = { transactionId: "77" };
  vi.mocked(payWithCoins).mockRejectedValue(new ApiError("payment_under_way", 409, { fields }));
  vi.mocked(askPayment).mockResolvedValueOnce(underWay).mockResolvedValue(standing("Paid"));
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  expect(await screen.findByText(/Не платите ещё раз/)).toBeTruthy();
  await waitFor(() => at("/webApp"), { timeout: 5000 });
  expect(askPayment).toHaveBeenCalledWith(77);
});

test("a price that has changed is told, the new one is shown and paid by the next tap", async () => {
  vi.mocked(payWithCoins).mockRejectedValueOnce(new ApiError("price_changed", 409));
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  market.prices.TopUp = 74;
  tap(/Монеты/);
  expect((await screen.findByText(/Цены изменились/)).closest("[role=alert]")).toBeTruthy();
  expect(screen.getByRole("button", { name: "К заказу" })).toBeTruthy();
  expect(await screen.findAllByText("74 монеты")).toHaveLength(3);
  vi.mocked(payWithCoins).mockResolvedValue({ transactionId: 91, balance: 276 });
  tap(/Монеты/);
  await at("/webApp");
  const [first, second] = vi.mocked(payWithCoins).mock.calls;
  expect(first?.[0]).toEqual(order);
  expect(second?.[0]).toEqual({ ...order, cost: 74 });
});

test("every way says its price", async () => {
  await walkToPayment();
  expect(await screen.findByRole("button", { name: /Payme 5\s000 сум/ })).toBeTruthy();
  expect(await screen.findByRole("button", { name: /Звёзды Telegram 25 звёзд/ })).toBeTruthy();
});

test("what was said of the last way is gone once coins are bought", async () => {
  market.me.balance = 10;
  vi.mocked(beginPayment).mockResolvedValue(begun);
  vi.mocked(openInvoice).mockResolvedValue("cancelled");
  vi.mocked(askPayment).mockResolvedValue(standing("Created"));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Звёзды/ }));
  await screen.findByText(/деньги не списаны/);
  tap("Пополнить");
  await screen.findByRole("dialog");
  expect(screen.queryByText(/деньги не списаны/)).toBeNull();
});

test("a service that the listing has already is named, and can be taken out right here", async () => {
  useChoices.setState({ 7: { TopUp: 1, Premium: 5 } });
  const fields = { service: "Premium", endsAt: "2026-11-28T10:00:00.000Z" };
  vi.mocked(payWithCoins).mockRejectedValue(new ApiError("already_promoted", 409, { fields }));
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  market.me.balance = 340;
  tap(/Монеты/);
  expect((await screen.findByText(/до 28 ноября/)).closest("[role=alert]")).toBeTruthy();
  await screen.findByText("На балансе 340 монет");
  tap("Убрать: Premium");
  expect(screen.queryByText(/до 28 ноября/)).toBeNull();
  expect(await screen.findAllByText("50 монет")).toHaveLength(3);
  expect(useChoices.getState()[7]).toEqual({ TopUp: 1 });
});

test("of a listing that isn't on sale any more no way to pay is offered", async () => {
  vi.mocked(payWithCoins).mockRejectedValue(new ApiError("not_active", 409));
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  await screen.findByText(/больше не активно/);
  expect(screen.queryByRole("button", { name: /Монеты|Payme|Звёзды/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Мои объявления" })).toBeTruthy();
});

test.each([
  ["already_promoted", /у объявления уже есть/, "К заказу"],
  ["not_active", /больше не активно/, "Мои объявления"],
  ["not_enough_coins", /не хватает монет/, undefined],
  ["method_unavailable", /не работает/, undefined],
] as const)("%s is said beside the ways to pay, with where it is mended", async (code, words, way) => {
  vi.mocked(payWithCoins).mockRejectedValue(new ApiError(code, 409));
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  expect((await screen.findByText(words)).closest("[role=alert]")).toBeTruthy();
  for (const name of ["К заказу", "Мои объявления"])
    expect(screen.queryAllByText(name)).toHaveLength(name === way ? 1 : 0);
});
