import { afterEach, beforeEach, expect, test, vi } from "vitest";

const NAME = "web_app_setup_back_button";
const LAUNCH = "#tgWebAppVersion=9.1&tgWebAppPlatform=android&tgWebAppThemeParams=%7B%7D&tgWebAppData=";
const posted: { name: string; data: unknown }[] = [];
const shown = () => posted.filter(({ name }) => name === NAME).map(({ data }) => data);
const settle = () => new Promise((resolve) => setTimeout(resolve));

interface Native {
  Telegram?: { WebView: { receiveEvent: (name: string) => void } };
  TelegramGameProxy?: { receiveEvent: (name: string) => void };
  TelegramWebviewProxy?: { postEvent: (name: string, data?: string) => void };
}
const native = window as unknown as Native;

async function boot() {
  vi.resetModules();
  window.history.replaceState(null, "", `/webApp${LAUNCH}`);
  const telegram = await import("./telegram.ts");
  telegram.bootTelegram("classifieds");
  return telegram;
}

beforeEach(() => {
  posted.length = 0;
  native.TelegramWebviewProxy = {
    postEvent: (name, data) => posted.push({ name, data: data && JSON.parse(data) }),
  };
});
afterEach(() => {
  vi.doUnmock("./client.ts");
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

test("the button comes with the page and answers, although the SDK never does", async () => {
  vi.doMock("./client.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { listenToBack, telegramClient } = await boot();
  await telegramClient().catch(() => undefined);
  const goBack = vi.fn();
  const stop = listenToBack(goBack);
  expect(shown()).toEqual([{ is_visible: true }]);
  native.Telegram?.WebView.receiveEvent("back_button_pressed");
  native.TelegramGameProxy?.receiveEvent("viewport_changed");
  expect(goBack).toHaveBeenCalledTimes(1);
  stop();
  await settle();
  expect(shown()).toEqual([{ is_visible: true }, { is_visible: false }]);
});

test.each(["before", "after"])(
  "with the SDK come %s it one press is one step, and the button stays",
  async (order) => {
    const { listenToBack, telegramClient } = await boot();
    const goBack = vi.fn();
    if (order === "after") await telegramClient();
    listenToBack(goBack);
    if (order === "before") await telegramClient();
    native.Telegram?.WebView.receiveEvent("back_button_pressed");
    expect(goBack).toHaveBeenCalledTimes(1);
    native.TelegramGameProxy?.receiveEvent("back_button_pressed");
    expect(goBack).toHaveBeenCalledTimes(2);
    await settle();
    expect(shown()).toEqual([{ is_visible: true }]);
  },
);

test("from page to page the button stays, and only the page on top goes back", async () => {
  const { listenToBack } = await boot();
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = listenToBack(first);
  const stop = listenToBack(second);
  native.Telegram?.WebView.receiveEvent("back_button_pressed");
  leave();
  native.Telegram?.WebView.receiveEvent("back_button_pressed");
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 2]);
  stop();
  const later = listenToBack(first);
  await settle();
  expect(shown()).toEqual([{ is_visible: true }]);
  later();
});

test("in a frame the parent alone is heard, once, with the SDK and without it", async () => {
  const parent = new EventTarget() as unknown as Window;
  Object.assign(parent, { postMessage: vi.fn() });
  vi.spyOn(window, "top", "get").mockReturnValue(parent as never);
  vi.spyOn(window, "parent", "get").mockReturnValue(parent as never);
  const { listenToBack, telegramClient } = await boot();
  const goBack = vi.fn();
  listenToBack(goBack);
  expect(vi.mocked(parent.postMessage)).toHaveBeenCalledWith(
    JSON.stringify({ eventType: NAME, eventData: { is_visible: true } }),
    "https://web.telegram.org",
  );
  const tell = (source: unknown, data: unknown) =>
    window.dispatchEvent(Object.assign(new Event("message"), { source, data }));
  const press = JSON.stringify({ eventType: "back_button_pressed" });
  tell(parent, press);
  await telegramClient();
  tell(parent, press);
  tell(window, press);
  tell(parent, "not of ours");
  tell(parent, "null");
  expect(goBack).toHaveBeenCalledTimes(2);
});
