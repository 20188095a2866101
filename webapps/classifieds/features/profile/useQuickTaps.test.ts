import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useQuickTaps } from "./useQuickTaps.ts";

test("five taps within a second count, five slower ones don't", () => {
  const now = vi.spyOn(performance, "now");
  const onTaps = vi.fn();
  const { result } = renderHook(() => useQuickTaps(5, 1000, onTaps));
  const tapAt = (...times: number[]) => {
    for (const time of times) {
      now.mockReturnValue(time);
      result.current();
    }
  };
  tapAt(0, 300, 600, 900, 1200);
  expect(onTaps).not.toHaveBeenCalled();
  tapAt(5000, 5200, 5400, 5600, 5999);
  expect(onTaps).toHaveBeenCalledTimes(1);
  tapAt(6000, 6001, 6002, 6003);
  expect(onTaps).toHaveBeenCalledTimes(1);
});
