import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { BalanceSheet } from "./BalanceSheet.tsx";
import { openInvoice } from "./invoice.ts";
import { askPayment, buyCoins, giveUpPayment } from "./pay.ts";

vi.mock("./pay.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("./invoice.ts");

const onClose = vi.fn();
const standing = (status: "Created" | "Paid" | "Expired", isUnderWay = false) => ({
  id: 40,
  status,
  isUnderWay,
  isDeclined: false,
  isPaidElsewhere: false,
  isPaidInPart: false,
  surplus: null,
  isStarted: false,
  isCoins: true,
  coins: 50,
  returned: 0,
  gtmEventNames: [],
});
const tap = async (name: RegExp | string) => fireEvent.click(await screen.findByRole("button", { name }));
let balance: number;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  useSession.setState({ status: "signed-in" });
  balance = 120;
  serve(({ call }) =>
    call.endsWith("/me")
      ? { id: 1, balance }
      : [50, 250].map((coins) => ({ id: coins, coins, priceSum: coins * 100, priceStars: coins / 2 })),
  );
  vi.mocked(buyCoins).mockResolvedValue({
    id: 40,
    link: "https://t.me/$x",
    coins: 50,
    stars: 25,
    openPayment: null,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("packs tell coins, sum and Stars; one bought is told, and the balance asked anew", async () => {
  vi.mocked(openInvoice).mockResolvedValue("paid");
  vi.mocked(askPayment).mockImplementation(async () => {
    balance = 170;
    return standing("Paid");
  });
  const queryClient = await renderPart(<BalanceSheet onClose={onClose} />);
  expect(await screen.findByText("120 монет")).toBeTruthy();
  await tap(/50 монет 5\s000 сум 25 звёзд/);
  await tap("Купить за 25 звёзд");
  expect(await screen.findByText("Монеты зачислены")).toBeTruthy();
  expect(openInvoice).toHaveBeenCalledWith("https://t.me/$x");
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(queryClient.getQueryData(["me"])).toMatchObject({ balance: 170 }));
});

test("two taps buy once", async () => {
  vi.mocked(openInvoice).mockReturnValue(new Promise(() => undefined));
  await renderPart(<BalanceSheet missing={10} onClose={onClose} />);
  const buy = await screen.findByRole("button", { name: "Купить за 25 звёзд" });
  fireEvent.click(buy);
  fireEvent.click(buy);
  await waitFor(() => expect(openInvoice).toHaveBeenCalled());
  expect(buyCoins).toHaveBeenCalledTimes(1);
  expect(buyCoins).toHaveBeenCalledWith(50, expect.any(String));
});

test("for missing coins enough of them are offered at once, the others a step back", async () => {
  await renderPart(<BalanceSheet missing={51} onClose={onClose} />);
  expect(await screen.findByText("250 монет")).toBeTruthy();
  expect(screen.getByText("Хватит на оплату заказа. Останется 199 монет.")).toBeTruthy();
  await tap("Другие пакеты");
  expect(await screen.findByText("На балансе")).toBeTruthy();
  await tap(/^50 монет/);
  expect(await screen.findByText("На заказ не хватит: нужно ещё 1 монета.")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

const late = { timeout: 5000 };

test.each(["failed", "cancelled"] as const)(
  "what may be paid isn't called unpaid when the client says that it %s, nor sold again",
  async (outcome) => {
    vi.mocked(openInvoice).mockResolvedValue(outcome);
    vi.mocked(giveUpPayment).mockResolvedValue(standing("Created", true));
    await renderPart(<BalanceSheet missing={10} onClose={onClose} />);
    await tap("Купить за 25 звёзд");
    expect(await screen.findByText(/Не платите ещё раз/)).toBeTruthy();
    expect(screen.queryByText(/не списаны/)).toBeNull();
    await tap("Проверяем оплату");
    expect(screen.queryByRole("button", { name: "Другие пакеты" })).toBeNull();
    vi.mocked(giveUpPayment).mockResolvedValue(standing("Paid"));
    expect(await screen.findByText("Монеты зачислены", {}, late)).toBeTruthy();
    expect(buyCoins).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test("an invoice of which the client never tells: found paid by asking, or asked about after a minute", async () => {
  vi.mocked(openInvoice).mockReturnValue(new Promise(() => {}));
  vi.mocked(askPayment).mockResolvedValue(standing("Created"));
  await renderPart(<BalanceSheet missing={10} onClose={onClose} />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await tap("Купить за 25 звёзд");
  await screen.findByText("Ждём оплату");
  await vi.advanceTimersByTimeAsync(62_000);
  expect(await screen.findByText("Вы оплатили счёт?")).toBeTruthy();
  vi.useRealTimers();
  await tap("Проверить ещё раз");
  vi.mocked(askPayment).mockResolvedValue(standing("Paid"));
  expect(await screen.findByText("Монеты зачислены", {}, late)).toBeTruthy();
});

test("Stars that may have been taken for an earlier purchase are waited for, and no other is begun", async () => {
  const fields = { transactionId: "77" };
  vi.mocked(buyCoins).mockRejectedValue(new ApiError("payment_under_way", 409, { fields }));
  vi.mocked(askPayment).mockResolvedValueOnce(standing("Created", true)).mockResolvedValue(standing("Paid"));
  await renderPart(<BalanceSheet missing={10} onClose={onClose} />);
  await tap("Купить за 25 звёзд");
  expect(await screen.findByText(/Не платите ещё раз/)).toBeTruthy();
  expect(await screen.findByText("Монеты зачислены", {}, late)).toBeTruthy();
  expect(askPayment).toHaveBeenCalledWith(77);
  expect(openInvoice).not.toHaveBeenCalled();
});

test("an invoice left open and a refusal stay in the sheet, where it can be tried again", async () => {
  vi.mocked(openInvoice).mockResolvedValue("cancelled");
  vi.mocked(giveUpPayment).mockResolvedValue(standing("Expired"));
  await renderPart(<BalanceSheet missing={10} onClose={onClose} />);
  await tap("Купить за 25 звёзд");
  expect(await screen.findByText(/звёзды не списаны/)).toBeTruthy();
  expect(giveUpPayment).toHaveBeenCalledWith(40);
  vi.mocked(buyCoins).mockRejectedValue(new ApiError("method_unavailable", 409));
  await tap("Купить за 25 звёзд");
  expect((await screen.findByText(/не работает/)).closest("[role=alert]")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
