import { afterEach, beforeEach, expect, test, vi } from "vitest";

const launch = (version: string) =>
  `/report#${new URLSearchParams({
    tgWebAppData: "auth_date=1&hash=x&signature=y",
    tgWebAppVersion: version,
    tgWebAppPlatform: "android",
    tgWebAppThemeParams: "{}",
  })}`;

const URL_OF_FILE = "https://bozor.example/file/x";
const posted: [name: string, data: string][] = [];

/** Starts in a client of a version, which answers its question as told here; without a version outside of one. */
async function boot(version?: string, status: string | null = "downloading") {
  vi.resetModules();
  window.history.replaceState(null, "", version ? launch(version) : "/report");
  const { emitEvent } = await import("@telegram-apps/sdk-react");
  if (version) {
    Object.assign(window, {
      TelegramWebviewProxy: {
        postEvent: (name: string, data: string) => {
          posted.push([name, data]);
          if (name !== "web_app_request_file_download" || status === null) return;
          queueMicrotask(() => emitEvent("file_download_requested", { status } as never));
        },
      },
    });
  }
  const { bootTelegram } = await import("#webapps/shared/telegram/telegram.ts");
  bootTelegram("reports");
  return (await import("./downloadFile.ts")).downloadFile;
}
const dataOf = (name: string) =>
  posted.filter(([posting]) => posting === name).map(([, data]) => JSON.parse(data));

beforeEach(() => {
  posted.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

test("a client that can save files is asked to, and the person may say no", async () => {
  const save = await boot("8.0");
  expect(await save(URL_OF_FILE, "x.csv")).toBe("started");
  expect(dataOf("web_app_request_file_download")).toEqual([{ url: URL_OF_FILE, file_name: "x.csv" }]);
  const refused = await boot("8.0", "cancelled");
  expect(await refused(URL_OF_FILE, "x.csv")).toBe("cancelled");
});

test("a client that says nothing isn't waited for longer than a person would think", async () => {
  const save = await boot("8.0", null);
  await (await import("#webapps/shared/telegram/telegram.ts")).telegramClient();
  vi.useFakeTimers();
  const saving = save(URL_OF_FILE, "x.csv");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saving).toBe("unanswered");
  vi.useRealTimers();
});

test("an older client opens the file in the browser", async () => {
  const save = await boot("7.10");
  expect(await save(URL_OF_FILE, "x.csv")).toBe("started");
  expect(dataOf("web_app_request_file_download")).toEqual([]);
  expect(dataOf("web_app_open_link")).toMatchObject([{ url: URL_OF_FILE }]);
});

test("outside a messenger a link is followed, under the file's name", async () => {
  const save = await boot();
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.href} ${this.download}`);
  });
  expect(await save(URL_OF_FILE, "x.csv")).toBe("started");
  expect(followed).toEqual([`${URL_OF_FILE} x.csv`]);
  expect(document.querySelector("a")).toBeNull();
});
