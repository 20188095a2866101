import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const light = matchMedia;
function Shown({ useTheme }: { useTheme: () => { appearance: string } }) {
  return useTheme().appearance;
}

beforeEach(() => void vi.resetModules());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.stubGlobal("matchMedia", light);
  document.documentElement.removeAttribute("style");
});

test("the theme is on the page before anything is drawn, and drawing doesn't put it on again", async () => {
  const { startTheme, useTheme } = await import("./useTheme.ts");
  const put = vi.spyOn(document.documentElement.style, "setProperty");
  startTheme();
  expect(document.documentElement.dataset.appearance).toBe("light");
  expect(put.mock.calls.map(([name]) => name)).toContain("--text");
  put.mockClear();
  render(<Shown useTheme={useTheme} />);
  expect(put).not.toHaveBeenCalled();
});

test("without a start the first drawing puts it on, and another wish of the device changes it", async () => {
  const { useTheme } = await import("./useTheme.ts");
  const listeners: (() => void)[] = [];
  const addEventListener = (_: string, notify: () => void) => listeners.push(notify);
  const query = { matches: false, addEventListener };
  vi.stubGlobal("matchMedia", () => ({ ...query, removeEventListener: () => undefined }));
  const { container, findByText } = render(<Shown useTheme={useTheme} />);
  expect(container.textContent).toBe("light");
  expect(document.documentElement.dataset.appearance).toBe("light");
  query.matches = true;
  for (const notify of listeners) notify();
  await findByText("dark");
  expect(document.documentElement.dataset.appearance).toBe("dark");
});
