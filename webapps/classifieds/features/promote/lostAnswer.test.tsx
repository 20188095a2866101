import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import {
  at,
  market,
  renderPromotion,
  resetPromotion,
  tap,
  walkToPayment,
} from "../../../../tests/kits/webapps/classifieds/renderPromotion.tsx";
import { beginPayment, payWithCoins } from "./pay.ts";
import { useChoices } from "./promotionChoice.ts";

vi.mock("./pay.ts");
vi.mock("#webapps/shared/client/track.ts");

const PAID = { transactionId: 91, balance: 300 };
const lost = new ApiError("offline");
const calls = () => vi.mocked(payWithCoins).mock.calls;
const said = () => screen.queryByText(/не знаем, прошла ли оплата/);
const row = (name: RegExp) => screen.getByRole("button", { name });

/** Coins are paid for a TopUp, and the answer doesn't come; the server has taken them. */
async function lose(error: unknown = lost) {
  vi.mocked(payWithCoins).mockRejectedValueOnce(error);
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  market.me.balance = 10;
  tap(/Монеты/);
  await waitFor(() => expect(said()?.closest("[role=alert]")).toBeTruthy());
}

beforeEach(resetPromotion);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([lost, new ApiError("timeout"), new ApiError("internal", 500), new SyntaxError("cut off")])(
  "without an answer it is said that nobody knows, and the balance is asked anew: %s",
  async (error) => {
    await lose(error);
    expect(await screen.findByText("На балансе 10 монет")).toBeTruthy();
    expect(screen.queryByText(/Не хватает/)).toBeNull();
  },
);

test("no other way is open until it is known, and coins find it out by the same key", async () => {
  await lose();
  await waitFor(() => expect(row(/Payme/).getAttribute("aria-disabled")).toBe("true"));
  tap(/Payme/);
  tap(/Звёзды/);
  expect(beginPayment).not.toHaveBeenCalled();
  await screen.findByText("На балансе 10 монет");
  vi.mocked(payWithCoins).mockResolvedValue(PAID);
  tap(/Монеты/);
  await at("/webApp");
  expect(calls()).toHaveLength(2);
  expect(calls()[1]).toEqual(calls()[0]);
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
});

test("that is so after a reload, too", async () => {
  await lose();
  cleanup();
  await renderPromotion("/webApp/promote/7?step=payment");
  await waitFor(() => expect(said()).toBeTruthy());
  await waitFor(() => expect(row(/Payme/).getAttribute("aria-disabled")).toBe("true"));
  vi.mocked(payWithCoins).mockResolvedValue(PAID);
  tap(/Монеты/);
  await at("/webApp");
  expect(calls()[1]).toEqual(calls()[0]);
});

test("a refusal means that nothing was paid: all ways are open again", async () => {
  await lose();
  vi.mocked(payWithCoins).mockRejectedValue(new ApiError("not_enough_coins", 409));
  tap(/Монеты/);
  await screen.findByText(/не хватает монет/);
  expect(said()).toBeNull();
  expect(row(/Payme/).getAttribute("aria-disabled")).toBe("false");
});

test.each([
  ["unauthorized", 401],
  ["too_many_requests", 429],
  ["conflict", 409],
] as const)("%s says nothing of the payment before", async (code, status) => {
  await lose();
  vi.mocked(payWithCoins).mockRejectedValue(new ApiError(code, status));
  tap(/Монеты/);
  await waitFor(() => expect(calls()).toHaveLength(2));
  await waitFor(() => expect(said()).toBeTruthy());
  await waitFor(() => expect(row(/Payme/).getAttribute("aria-disabled")).toBe("true"));
});

test("an order that was changed meanwhile goes with the same key; what the server did before is told", async () => {
  await lose();
  cleanup();
  useChoices.setState({ 7: { TopUp: 2 } });
  await walkToPayment();
  // The first one was paid, and by its key nothing else is.
  vi.mocked(payWithCoins).mockImplementation(async ({ cost }) => {
    if (cost === 120) throw new ApiError("key_reused", 409);
    return PAID;
  });
  tap(/Монеты/);
  await at("/webApp");
  expect(calls().map(([{ cost }]) => cost)).toEqual([50, 120, 50]);
  expect(new Set(calls().map(([, key]) => key)).size).toBe(1);
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
});
