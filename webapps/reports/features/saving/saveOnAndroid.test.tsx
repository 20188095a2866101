import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { bootTelegram, telegramClient } from "#webapps/shared/telegram/telegram.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { closeDialog } from "../../../../messenger/page/miniapp/bridge/dialogMethods.ts";
import { noteTap, useMiniApp } from "../../../../messenger/page/miniapp/useMiniApp.ts";
import { ignored, launchIn, leaveClient } from "../../../../tests/kits/webapps/standIn.ts";
import { en } from "../../locales/en.ts";
import { SaveMenu } from "./SaveMenu.tsx";

const PATIENCE_MS = 15_000;

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#webapps/shared/client/call.ts", () => ({ call }));

/** How often the client has asked the person, who agrees. */
let questions = 0;
/** Whether the client hasn't seen the touch, so that every wish comes too late for it. */
let isTouchLost = false;
let endQuestions = () => {};

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const headers = () => useToasts.getState().toasts.map(({ header }) => header);
const button = (name: string) => screen.queryByRole("button", { name: `${name}: Purchases` });

async function touch(name: string) {
  if (!isTouchLost) noteTap();
  fireEvent.click(button(name)!);
  await wait(0);
}

/** Has the server take so long to make a file; for ever, as the app's own patience ends it. */
function makeIn(tookMs: number) {
  call.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        if (tookMs < PATIENCE_MS) setTimeout(() => resolve({ link: "/x", name: "x.csv" }), tookMs);
        else setTimeout(() => reject(new Error("timeout")), PATIENCE_MS);
      }),
  );
}

beforeEach(async () => {
  launchIn("android", "/report");
  vi.spyOn(window, "open").mockReturnValue(null);
  bootTelegram("reports");
  await telegramClient();
  await startLanguage({
    languages: ["en"],
    otherwise: "en",
    storageKey: "bozor-reports-language",
    load: async () => en,
  });
  questions = 0;
  isTouchLost = false;
  useToasts.setState({ toasts: [] });
  vi.useFakeTimers();
  endQuestions = useMiniApp.subscribe(({ dialog }) => {
    if (dialog?.kind !== "download") return;
    questions += 1;
    closeDialog(dialog, "download");
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SaveMenu section="purchases" name="Purchases" range={{ start: "2026-11-01", end: "2026-11-22" }} />
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  endQuestions();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  leaveClient();
});

test.each([100, 7900])("a file that is ready %i ms after the tap is asked for by itself", async (tookMs) => {
  makeIn(tookMs);
  await touch("Save CSV");
  await wait(tookMs + 10);
  expect([questions, ignored()]).toEqual([1, []]);
  expect(headers()).toEqual(["Your download has started"]);
  expect(button("Download the CSV")).toBeNull();
});

test.each([8100, 9990, 10_010, 14_900])(
  "one that is ready after %i ms waits for a second tap",
  async (tookMs) => {
    makeIn(tookMs);
    await touch("Save CSV");
    await wait(tookMs + 10);
    expect([questions, ignored()]).toEqual([0, []]);
    expect(button("Save CSV")!.getAttribute("aria-busy")).toBe("false");
    // However late that comes.
    await wait(280_000);
    await touch("Download the CSV");
    expect([questions, ignored()]).toEqual([1, []]);
    expect(headers()).toContain("Your download has started");
    expect(button("Download the CSV")).toBeNull();
  },
);

test("a server that never answers leaves no button hanging", async () => {
  makeIn(Number.POSITIVE_INFINITY);
  await touch("Save XLSX");
  expect(button("Save XLSX")!.getAttribute("aria-busy")).toBe("true");
  await wait(PATIENCE_MS + 10);
  expect(headers()).toEqual(["Couldn't save the file"]);
  expect(button("Save XLSX")!.getAttribute("aria-busy")).toBe("false");
});

test("nor does a messenger that says nothing: after a minute the file can be asked for again", async () => {
  makeIn(10);
  isTouchLost = true;
  await touch("Save CSV");
  await wait(59_000);
  expect(button("Download the CSV")).toBeNull();
  await wait(2000);
  isTouchLost = false;
  expect([questions, ignored()]).toEqual([0, ["Ignored: too long after the tap"]]);
  await touch("Download the CSV");
  expect(questions).toBe(1);
  expect(headers()).toContain("Your download has started");
});
