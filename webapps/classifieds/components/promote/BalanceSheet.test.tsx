import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { openInvoice } from "#webapps/shared/telegram/invoice.ts";
import { askPayment, buyCoins } from "../../queries/pay.ts";
import { serve } from "../../queries/serve.ts";
import { renderPart } from "../listing/renderPart.tsx";
import { BalanceSheet } from "./BalanceSheet.tsx";

vi.mock("../../queries/pay.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("#webapps/shared/telegram/invoice.ts");

const onClose = vi.fn();
const tap = async (name: RegExp | string) => fireEvent.click(await screen.findByRole("button", { name }));
let balance: number;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
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
    const about = { isPaidElsewhere: false, isPaidInPart: false, surplus: null, isStarted: false };
    const flags = { ...about, isDeclined: false, isCoins: true };
    return { id: 40, status: "Paid", ...flags, coins: 50, returned: 0, gtmEventNames: [] };
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

test("an invoice left open and a refusal stay in the sheet, where it can be tried again", async () => {
  vi.mocked(openInvoice).mockResolvedValue("cancelled");
  await renderPart(<BalanceSheet missing={10} onClose={onClose} />);
  await tap("Купить за 25 звёзд");
  expect(await screen.findByText(/звёзды не списаны/)).toBeTruthy();
  vi.mocked(buyCoins).mockRejectedValue(new ApiError("method_unavailable", 409));
  await tap("Купить за 25 звёзд");
  expect((await screen.findByText(/не работает/)).closest("[role=alert]")).toBeTruthy();
  expect(askPayment).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
