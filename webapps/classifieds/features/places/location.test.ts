import { afterEach, beforeEach, expect, test, vi } from "vitest";

const launch = (version: string) =>
  `/webApp#${new URLSearchParams({
    tgWebAppData: "auth_date=1&hash=x&signature=y",
    tgWebAppVersion: version,
    tgWebAppPlatform: "android",
    tgWebAppThemeParams: "{}",
  })}`;

type Answers = Record<string, [event: string, data?: object]>;
const posted: string[] = [];

/** Starts at an address; the client, if there is one, answers what it is asked as told here. */
async function boot(address: string, answers: Answers = {}) {
  vi.resetModules();
  window.history.replaceState(null, "", address);
  const { emitEvent } = await import("@telegram-apps/sdk-react");
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent: (name: string) => {
        posted.push(name);
        const answer = answers[name];
        if (answer) queueMicrotask(() => emitEvent(answer[0] as "location_checked", answer[1] as never));
      },
    },
  });
  const { bootTelegram, telegramClient } = await import("#webapps/shared/telegram/telegram.ts");
  bootTelegram("classifieds");
  await telegramClient().catch(() => undefined);
  return import("./location.ts");
}

/** Has the browser's own service answer with a point or an error's code. */
function stubBrowser(found: { latitude: number; longitude: number } | number) {
  const getCurrentPosition = vi.fn((tell: PositionCallback, refuse: PositionErrorCallback) => {
    if (typeof found === "number") refuse({ code: found } as GeolocationPositionError);
    else tell({ coords: found } as GeolocationPosition);
  });
  vi.stubGlobal("isSecureContext", true);
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

beforeEach(() => {
  posted.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
  Reflect.deleteProperty(navigator, "geolocation");
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

const available: Answers = {
  web_app_check_location: ["location_checked", { available: true, access_requested: true }],
};
const tashkent = { latitude: 41.3, longitude: 69.2 };

test("a client that knows where it is says so when asked, and the question is no part of finding out who can", async () => {
  const { findLocationWay, locate } = await boot(launch("8.0"), {
    ...available,
    web_app_request_location: ["location_requested", { available: true, ...tashkent, altitude: 400 }],
  });
  expect(await findLocationWay()).toBe("telegram");
  expect(posted).not.toContain("web_app_request_location");
  expect(await locate("telegram")).toEqual(tashkent);
});

test("a refusal is told apart from a client that doesn't know, although it answers both alike", async () => {
  const nothing: Answers = { web_app_request_location: ["location_requested", { available: false }] };
  const denied = await boot(launch("9.1"), { ...available, ...nothing });
  expect(await denied.locate("telegram")).toBe("denied");

  const granted = { available: true, access_requested: true, access_granted: true };
  const lost = await boot(launch("9.1"), {
    ...nothing,
    web_app_check_location: ["location_checked", granted],
  });
  expect(await lost.locate("telegram")).toBe("unavailable");
});

test("a client whose location is off has no way, an older or silent one leaves it to the browser", async () => {
  stubBrowser(tashkent);
  const off = await boot(launch("8.0"), {
    web_app_check_location: ["location_checked", { available: false }],
  });
  expect(await off.findLocationWay()).toBeUndefined();

  const old = await boot(launch("7.10"), available);
  expect(await old.findLocationWay()).toBe("browser");
  expect(posted.filter((name) => name === "web_app_check_location")).toHaveLength(1);

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const silent = await boot(launch("8.0"));
  const way = silent.findLocationWay();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await way).toBe("browser");
});

test("the browser's refusal and its not knowing are told apart; without it there is no way", async () => {
  const asked = stubBrowser(tashkent);
  const { findLocationWay, locate } = await boot("/webApp");
  expect(await findLocationWay()).toBe("browser");
  expect(asked).not.toHaveBeenCalled();
  expect(await locate("browser")).toEqual(tashkent);
  stubBrowser(1);
  expect(await locate("browser")).toBe("denied");
  stubBrowser(3);
  expect(await locate("browser")).toBe("unavailable");

  vi.stubGlobal("isSecureContext", false);
  expect(await findLocationWay()).toBeUndefined();
});

test("the settings are the client's", async () => {
  const { openLocationSettings } = await boot(launch("8.0"));
  openLocationSettings();
  await vi.waitFor(() => expect(posted).toContain("web_app_open_location_settings"));
});
