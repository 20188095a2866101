import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { track } from "#webapps/shared/client/track.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { PaymentReturn } from "./PaymentReturn.tsx";
import { askPayment } from "./pay.ts";

vi.mock("./pay.ts");
vi.mock("#webapps/shared/client/track.ts");

const standing = (id: number, about: object) => ({
  id,
  status: "Paid" as const,
  isUnderWay: false,
  isDeclined: false,
  isPaidElsewhere: false,
  isPaidInPart: false,
  surplus: null,
  isStarted: false,
  isCoins: false,
  coins: 50,
  returned: 0,
  gtmEventNames: ["promote_vip"],
  ...about,
});

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a paid promotion is told, and noted once however often one comes back", async () => {
  vi.mocked(askPayment).mockResolvedValue(standing(31, {}));
  await renderPart(<PaymentReturn id="31" />);
  expect(await screen.findByText("Объявление продвигается")).toBeTruthy();
  cleanup();
  await renderPart(<PaymentReturn id="31" />);
  await waitFor(() => expect(askPayment).toHaveBeenCalledTimes(2));
  expect(vi.mocked(track).mock.calls).toEqual([
    ["promote_paid", { transactionId: 31, coins: 50 }],
    ["promote_vip", { transactionId: 31 }],
  ]);
});

test("who has got coins back instead isn't told that it is promoted", async () => {
  vi.mocked(askPayment).mockResolvedValue(standing(35, { coins: 150, returned: 50 }));
  await renderPart(<PaymentReturn id="35" />);
  expect(await screen.findByText("Оплата прошла, но не всё получилось")).toBeTruthy();
  expect(screen.getByText(/Вернули на баланс: 50 монет\. Остальное начнёт действовать/)).toBeTruthy();
  expect(screen.queryByText("Объявление продвигается")).toBeNull();
});

test("where nothing could be given nothing is said to begin", async () => {
  vi.mocked(askPayment).mockResolvedValue(standing(38, { coins: 50, returned: 50 }));
  await renderPart(<PaymentReturn id="38" />);
  expect(await screen.findByText(/Вернули на баланс: 50 монет\.$/)).toBeTruthy();
});

test("what was paid long ago is told as paid, not as about to begin", async () => {
  vi.mocked(askPayment).mockResolvedValue(standing(39, { isStarted: true }));
  await renderPart(<PaymentReturn id="39" />);
  expect(await screen.findByText("Этот заказ оплачен")).toBeTruthy();
  cleanup();
  useToasts.setState({ toasts: [] });
  vi.mocked(askPayment).mockResolvedValue(standing(41, { isStarted: true, coins: 150, returned: 50 }));
  await renderPart(<PaymentReturn id="41" />);
  expect(await screen.findByText(/Вернули на баланс: 50 монет\.$/)).toBeTruthy();
  expect(screen.queryByText(/15 минут/)).toBeNull();
});

test.each([
  ["kept", /15 минут\. .*За этот заказ пришёл ещё один платёж, мы его вернём\. Вопросы: \/paysupport/],
  ["returned", /15 минут\. .*ещё один платёж, и мы его вернули\.$/],
  ["credited", /15 минут\. .*ещё один платёж, и мы зачислили его монетами на баланс\.$/],
] as const)(
  "whose order was paid twice reads what became of the second payment, as long as it takes: %s",
  async (surplus, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.mocked(askPayment).mockResolvedValue(standing(42, { surplus }));
    await renderPart(<PaymentReturn id="42" />);
    expect(await screen.findByText("Объявление продвигается")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(words)).toBeTruthy();
  },
);

test("whose network is away for a minute isn't told that nothing was paid", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(askPayment).mockRejectedValue(new ApiError("offline"));
  await renderPart(<PaymentReturn id="43" />);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(screen.getByText("Не удалось проверить оплату")).toBeTruthy();
  expect(screen.getByText(/^Если она поступила, мы её учли\./)).toBeTruthy();
  expect(screen.queryByText(/пока не пришла/)).toBeNull();
});

test("bought coins are told as coins", async () => {
  vi.mocked(askPayment).mockResolvedValue(standing(32, { isCoins: true, coins: 250, gtmEventNames: [] }));
  await renderPart(<PaymentReturn id="32" />);
  expect(await screen.findByText("Монеты зачислены")).toBeTruthy();
  expect(screen.getByText("+250 монет")).toBeTruthy();
  expect(track).toHaveBeenCalledWith("coins_paid", { transactionId: 32, coins: 250 });
});

test("what doesn't come within a minute is noted as cancelled, and told where it will be seen, as the bot may not write to everybody", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(askPayment).mockResolvedValue(standing(33, { status: "Pending" }));
  await renderPart(<PaymentReturn id="33" />);
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.getByText("Проверяем оплату")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByText(/Проверить можно в «Объявлениях» и на балансе\./)).toBeTruthy();
  expect(screen.queryByText("Проверяем оплату")).toBeNull();
  expect(vi.mocked(track).mock.calls).toEqual([
    ["payment_cancelled", { transactionId: 33, reason: "Pending" }],
  ]);
});

test.each([
  [{ status: "Expired" }, "Срок этой оплаты прошёл. Начните новую."],
  [{ status: "Refunded" }, "По этой оплате оформлен возврат."],
  [
    { status: "Expired", surplus: "kept" },
    "Срок этой оплаты прошёл. Начните новую. Этот платёж дошёл до нас, мы его вернём. Вопросы: /paysupport в боте.",
  ],
  [
    { status: "Refunded", surplus: "credited" },
    "По этой оплате оформлен возврат. Этот платёж дошёл до нас, и мы зачислили его монетами на баланс.",
  ],
])("one that was closed says so, and what became of its money: %o", async (about, words) => {
  vi.mocked(askPayment).mockResolvedValue(standing(34, about));
  await renderPart(<PaymentReturn id="34" />);
  expect(await screen.findByText("Эта оплата закрыта")).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test("a declined one is told at once, not after a minute of waiting", async () => {
  vi.mocked(askPayment).mockResolvedValue(standing(36, { status: "Created", isDeclined: true }));
  await renderPart(<PaymentReturn id="36" />);
  expect(await screen.findByText("Оплата не прошла")).toBeTruthy();
  expect(screen.getByText(/Деньги не списаны/)).toBeTruthy();
  expect(vi.mocked(track).mock.calls).toEqual([
    ["payment_cancelled", { transactionId: 36, reason: "declined" }],
  ]);
});

test.each([
  [
    { status: "Cancelled", surplus: "kept" },
    "Этот заказ был оплачен другим способом раньше, поэтому оплата закрыта. Этот платёж дошёл до нас, мы его вернём. Вопросы: /paysupport в боте.",
  ],
  [
    { status: "Cancelled", surplus: "returned" },
    "Этот заказ был оплачен другим способом раньше, поэтому оплата закрыта. Этот платёж дошёл до нас, и мы его вернули.",
  ],
  [
    { status: "Created", isPaidInPart: true },
    "Часть этого заказа вы уже оплатили другим способом, а эта оплата закрыта. Остальное закажите заново.",
  ],
  [
    { status: "Created", isPaidElsewhere: true },
    "Вы уже оплатили это другим способом. Платить ещё раз не нужно.",
  ],
])("whoever has paid it in another way isn't asked to pay again, at once: %o", async (about, words) => {
  vi.mocked(askPayment).mockResolvedValue(standing(37, about));
  await renderPart(<PaymentReturn id="37" />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(askPayment).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/Начните|Когда она поступит/)).toBeNull();
});

test("another's payment and no payment at all are told gently", async () => {
  vi.mocked(askPayment).mockRejectedValue(new ApiError("not_found", 404));
  await renderPart(<PaymentReturn id="35" />);
  expect(await screen.findByText("Такой оплаты нет")).toBeTruthy();
  cleanup();
  useToasts.setState({ toasts: [] });
  vi.mocked(askPayment).mockClear();
  await renderPart(<PaymentReturn id="nonsense" />);
  expect(await screen.findByText("Такой оплаты нет")).toBeTruthy();
  expect(askPayment).not.toHaveBeenCalled();
  expect(track).not.toHaveBeenCalled();
});
