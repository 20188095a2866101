import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXPORT_LINK_SECONDS } from "#contract/reportKinds.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { en } from "../../locales/en.ts";
import { SaveMenu } from "./SaveMenu.tsx";

const { call, downloadFile } = vi.hoisted(() => ({ call: vi.fn(), downloadFile: vi.fn() }));
vi.mock("#webapps/shared/client/call.ts", () => ({ call }));
vi.mock(import("./downloadFile.ts"), async (original) => ({
  ...(await original()),
  downloadFile,
}));

const headers = () => useToasts.getState().toasts.map(({ header }) => header);
const button = (format: string) => screen.getByRole("button", { name: `Save ${format}: Purchases` });

const november = { start: "2026-11-01", end: "2026-11-22" };
const menu = (range = november) => (
  <QueryClientProvider client={createQueryClient()}>
    <SaveMenu section="purchases" name="Purchases" range={range} />
  </QueryClientProvider>
);
let rerender: (menu: ReactNode) => void;

beforeEach(async () => {
  useToasts.setState({ toasts: [] });
  call.mockReset();
  downloadFile.mockReset();
  await startLanguage({
    languages: ["en"],
    otherwise: "en",
    storageKey: "bozor-reports-language",
    load: async () => en,
  });
  ({ rerender } = render(menu()));
});
afterEach(cleanup);

test("a file of the range is made once, turns in its own button, and is given to the device", async () => {
  let answer: (made: object) => void = () => undefined;
  call.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  downloadFile.mockResolvedValue("started");
  fireEvent.click(button("XLSX"));
  await waitFor(() => expect(button("XLSX").getAttribute("aria-busy")).toBe("true"));
  expect(button("CSV").getAttribute("aria-busy")).toBe("false");
  fireEvent.click(button("CSV"));
  expect(call).toHaveBeenCalledExactlyOnceWith("post", "/api/reports/exports", {
    section: "purchases",
    format: "xlsx",
    language: "en",
    startDate: "11.01.2026",
    endDate: "11.22.2026",
  });
  await act(async () => answer({ link: "/api/reports/exports/x", name: "purchases.xlsx" }));
  await waitFor(() => expect(headers()).toEqual(["Your download has started"]));
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith(
    `${location.origin}/api/reports/exports/x`,
    "purchases.xlsx",
  );
  expect(button("XLSX").getAttribute("aria-busy")).toBe("false");
});

test("who says no to the messenger's question isn't told of a file", async () => {
  call.mockResolvedValue({ link: "/x", name: "x" });
  downloadFile.mockResolvedValue("cancelled");
  fireEvent.click(button("CSV"));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
  await waitFor(() => expect(button("CSV").getAttribute("aria-busy")).toBe("false"));
  expect(headers()).toEqual([]);
});

/** Has the server take so long to make a file. */
function makeIn(tookMs: number) {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  call.mockImplementation(async () => {
    now += tookMs;
    return { link: "/x", name: "x" };
  });
  return {
    takes: (ms: number) => {
      now += ms;
    },
  };
}

test("a file that is ready too long after the tap has a button of its own, which gives it once", async () => {
  makeIn(9000);
  downloadFile.mockResolvedValue("started");
  fireEvent.click(button("CSV"));
  const second = await screen.findByRole("button", { name: "Download the CSV: Purchases" });
  expect(downloadFile).not.toHaveBeenCalled();
  expect(button("CSV").getAttribute("aria-busy")).toBe("false");
  fireEvent.click(second);
  await waitFor(() => expect(headers()).toContain("Your download has started"));
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith(`${location.origin}/x`, "x");
  expect(screen.queryByRole("button", { name: /Download/ })).toBeNull();
  vi.restoreAllMocks();
});

test("a file that waits is gone with other days", async () => {
  makeIn(9000);
  fireEvent.click(button("CSV"));
  expect(await screen.findByRole("button", { name: /Download/ })).toBeTruthy();
  rerender(menu({ start: "2026-11-02", end: "2026-11-02" }));
  expect(screen.queryByRole("button", { name: /Download/ })).toBeNull();
  vi.restoreAllMocks();
});

test("a file that waited for longer than its link lives is made anew", async () => {
  const server = makeIn(9000);
  downloadFile.mockResolvedValue("started");
  fireEvent.click(button("CSV"));
  const second = await screen.findByRole("button", { name: /Download/ });
  server.takes(EXPORT_LINK_SECONDS * 1000);
  fireEvent.click(second);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(downloadFile).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole("button", { name: /Download/ }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});

test("a file that waited is still there after a no to the messenger's question", async () => {
  makeIn(9000);
  downloadFile.mockResolvedValue("cancelled");
  fireEvent.click(button("CSV"));
  fireEvent.click(await screen.findByRole("button", { name: /Download/ }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
  expect(await screen.findByRole("button", { name: /Download/ })).toBeTruthy();
  vi.restoreAllMocks();
});

test("a messenger that says nothing to a download can be asked again", async () => {
  makeIn(10);
  downloadFile.mockResolvedValue("unanswered");
  fireEvent.click(button("CSV"));
  expect(await screen.findByRole("button", { name: "Download the CSV: Purchases" })).toBeTruthy();
  vi.restoreAllMocks();
});

test("a failure is told, and it can be tried again", async () => {
  call.mockRejectedValueOnce(new Error("no"));
  fireEvent.click(button("CSV"));
  await waitFor(() => expect(headers()).toEqual(["Couldn't save the file"]));
  call.mockResolvedValue({ link: "/x", name: "x" });
  downloadFile.mockResolvedValue("started");
  fireEvent.click(button("CSV"));
  await waitFor(() => expect(headers()).toContain("Your download has started"));
});
