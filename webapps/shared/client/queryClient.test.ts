import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./queryClient.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Somebody opens a page that asks; `ask` counts. */
function open(client: ReturnType<typeof createQueryClient>, ask: () => Promise<unknown>) {
  const close = new QueryObserver(client, { queryKey: ["page"], queryFn: ask }).subscribe(() => {});
  return { close, settle: () => vi.advanceTimersByTimeAsync(0) };
}

test("what was asked is fresh for 60 seconds, and neither the focus nor a network that comes back asks it before", async () => {
  const client = createQueryClient();
  client.mount();
  const ask = vi.fn(async () => "answer");
  const first = open(client, ask);
  await first.settle();
  first.close();
  await vi.advanceTimersByTimeAsync(59_000);
  const again = open(client, ask);
  await again.settle();
  expect(ask).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(2000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await again.settle();
  expect(ask).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await again.settle();
  expect(ask).toHaveBeenCalledTimes(2);
  again.close();

  await vi.advanceTimersByTimeAsync(61_000);
  open(client, ask).close();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(3);
  client.unmount();
});

test("what fails isn't asked again by itself", async () => {
  const client = createQueryClient();
  const ask = vi.fn(async () => {
    throw new Error("no");
  });
  const { close } = open(client, ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  close();
});
