import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { bootTelegram, telegramClient } from "#webapps/shared/telegram/telegram.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { en } from "../locales/en.ts";
import { SaveMenu } from "./SaveMenu.tsx";

/** Android drops a download without a word when the last touch is further away: `web_app_request_file_download` of its client. */
const ANDROID_MS = 10_000;
const PATIENCE_MS = 15_000;

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#webapps/shared/client/call.ts", () => ({ call }));

let touchedAt = 0;
/** What the client was asked to download, and whether it heard. */
const asked: boolean[] = [];
let isMute = false;

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const headers = () => useToasts.getState().toasts.map(({ header }) => header);
const button = (name: string) => screen.queryByRole("button", { name: `${name}: Purchases` });

async function touch(name: string) {
  touchedAt = Date.now();
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
  const { emitEvent } = await import("@telegram-apps/sdk-react");
  const data = { tgWebAppData: "auth_date=1&hash=x&signature=y", tgWebAppVersion: "9.1" };
  const launch = new URLSearchParams({ ...data, tgWebAppPlatform: "android", tgWebAppThemeParams: "{}" });
  window.history.replaceState(null, "", `/report#${launch}`);
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent: (name: string) => {
        if (name !== "web_app_request_file_download") return;
        const isHeard = !isMute && Date.now() - touchedAt <= ANDROID_MS;
        asked.push(isHeard);
        const status = "downloading";
        if (isHeard) queueMicrotask(() => emitEvent("file_download_requested", { status } as never));
      },
    },
  });
  bootTelegram("reports");
  await telegramClient();
  await startLanguage({
    languages: ["en"],
    otherwise: "en",
    storageKey: "bozor-reports-language",
    load: async () => en,
  });
  asked.length = 0;
  isMute = false;
  useToasts.setState({ toasts: [] });
  vi.useFakeTimers();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SaveMenu section="purchases" name="Purchases" range={{ start: "2026-11-01", end: "2026-11-22" }} />
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

test.each([100, 7900])("a file that is ready %i ms after the tap is asked for by itself", async (tookMs) => {
  makeIn(tookMs);
  await touch("Save CSV");
  await wait(tookMs + 10);
  expect(asked).toEqual([true]);
  expect(headers()).toEqual(["Your file is on its way"]);
  expect(button("Download the CSV")).toBeNull();
});

test.each([8100, 9990, 10_010, 14_900])(
  "one that is ready after %i ms waits for a second tap",
  async (tookMs) => {
    makeIn(tookMs);
    await touch("Save CSV");
    await wait(tookMs + 10);
    expect(asked).toEqual([]);
    expect(button("Save CSV")!.getAttribute("aria-busy")).toBe("false");
    // However late that comes.
    await wait(300_000);
    await touch("Download the CSV");
    expect(asked).toEqual([true]);
    expect(headers()).toContain("Your file is on its way");
    expect(button("Download the CSV")).toBeNull();
  },
);

test("a server that never answers leaves no button hanging", async () => {
  makeIn(Number.POSITIVE_INFINITY);
  await touch("Save XLSX");
  expect(button("Save XLSX")!.getAttribute("aria-busy")).toBe("true");
  await wait(PATIENCE_MS + 10);
  expect(headers()).toEqual(["Couldn't save it"]);
  expect(button("Save XLSX")!.getAttribute("aria-busy")).toBe("false");
});

test("nor does a messenger that says nothing: after a minute the file can be asked for again", async () => {
  makeIn(10);
  isMute = true;
  await touch("Save CSV");
  await wait(59_000);
  expect(button("Download the CSV")).toBeNull();
  await wait(2000);
  isMute = false;
  await touch("Download the CSV");
  expect(asked).toEqual([false, true]);
  expect(headers()).toContain("Your file is on its way");
});
