import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { refreshOffers } from "./offers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that shows the price; the answer that changes it is the one of that turn. */
async function show(changesAt: number) {
  const queryClient = createQueryClient();
  const ask = vi.fn(async () => ({ TopUp: { cost: ask.mock.calls.length > changesAt ? 74 : 50 } }));
  const queryKey = ["offers", "ru"];
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { queryClient, ask, stop, price: () => queryClient.getQueryData(queryKey) };
}

test("prices are asked anew until the server names others", async () => {
  const { queryClient, ask, stop, price } = await show(4);
  const refreshing = refreshOffers(queryClient);
  await vi.advanceTimersByTimeAsync(10_000);
  await refreshing;
  expect(price()).toEqual({ TopUp: { cost: 74 } });
  expect(ask).toHaveBeenCalledTimes(5);
  stop();
});

test("if they stay as they are it gives up after three seconds", async () => {
  const { queryClient, ask, stop } = await show(Number.POSITIVE_INFINITY);
  const refreshing = refreshOffers(queryClient);
  await vi.advanceTimersByTimeAsync(3000);
  await refreshing;
  expect(ask).toHaveBeenCalledTimes(1 + 7);
  stop();
});
