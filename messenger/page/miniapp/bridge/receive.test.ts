import { expect, test, vi } from "vitest";

test("a call that is ignored is in the log with its reason, and nobody is told of a call", async () => {
  const url = "tel:+998901234567";
  // Words to the person are taken away after a while.
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const [{ receive }, { useLog }, { getWorld }] = await Promise.all([
    import("./receive.ts"),
    import("./log.ts"),
    import("../../stores/useWorld.ts"),
  ]);
  receive(JSON.stringify({ eventType: "relay_ignored", eventData: { url } }));
  expect(useLog.getState().lines).toMatchObject([
    { data: { url }, warning: expect.stringContaining("own frame") },
  ]);
  expect(getWorld().toasts).toEqual([]);
  receive(JSON.stringify({ eventType: "relay_called", eventData: { url } }));
  expect(getWorld().toasts).toMatchObject([{ text: "The phone would call +998901234567" }]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
