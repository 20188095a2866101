import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const WEBAPPS = join(import.meta.dirname, "..", "..");
const launch = (user?: object) =>
  `/webApp#${new URLSearchParams({
    tgWebAppPlatform: "weba",
    tgWebAppVersion: "9.1",
    tgWebAppThemeParams: "{}",
    tgWebAppData: user
      ? `user=${encodeURIComponent(JSON.stringify(user))}&auth_date=1&hash=x&signature=`
      : "",
  })}`;
const tokenOf = (userId: number) => `h.${btoa(JSON.stringify({ userId, exp: 4e9 }))}.s`;

function refuse(name: "localStorage" | "sessionStorage") {
  vi.spyOn(window, name, "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
}

/** The modules as a page that is opened anew has them. */
async function open(address: string) {
  vi.resetModules();
  window.history.replaceState(null, "", address);
  const [storage, own, tokens, launched] = await Promise.all([
    import("./storage.ts"),
    import("./own.ts"),
    import("../client/tokens.ts"),
    import("../telegram/launch.ts"),
  ]);
  return { ...storage, ...own, ...tokens, ...launched };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

test("nothing in the apps touches the browser's storage but by the one place", () => {
  const files = readdirSync(WEBAPPS, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.|[kK]it\.tsx|render\w+\.tsx|searchStage|locales\/|storage\/storage\.ts/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const touching = files.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB)\b/.test(readFileSync(join(WEBAPPS, file), "utf8")),
  );
  expect(touching).toEqual([]);
});

test("a storage that is refused is memory: it says what won't last, and nothing throws", async () => {
  refuse("localStorage");
  refuse("sessionStorage");
  const { device, tab } = await open("/webApp");
  for (const store of [device, tab]) {
    expect([store.get("a"), store.keys()]).toEqual([null, []]);
    expect(store.set("a", "1")).toBe(false);
    expect([store.get("a"), store.keys()]).toEqual(["1", ["a"]]);
    store.set("a", null);
    expect([store.get("a"), store.keys()]).toEqual([null, []]);
  }
});

test("in a third party's frame the launch is read, and the person is who Telegram says", async () => {
  refuse("localStorage");
  refuse("sessionStorage");
  await open(launch({ id: 7, first_name: "Ali" }));
  const { bootTelegram } = await import("../telegram/telegram.ts");
  expect(bootTelegram("classifieds")).toMatchObject({ platform: "weba", user: { id: 7, firstName: "Ali" } });
});

test("what is kept is kept per person, and a guest has a place of their own", async () => {
  (await open(launch({ id: 3, first_name: "Priya" }))).own.set("language", "en");
  sessionStorage.clear();
  (await open("/webApp")).own.set("language", "ru");
  const rahul = await open(launch({ id: 4, first_name: "Rahul" }));
  expect(rahul.own.get("language")).toBeNull();
  expect((await open(launch({ id: 3, first_name: "Priya" }))).own.get("language")).toBe("en");
  sessionStorage.clear();
  expect((await open("/webApp")).own.get("language")).toBe("ru");
});

test("who signs in outside of the messenger takes along what they kept as a guest, once", async () => {
  const guest = await open("/");
  guest.own.set("language", "hi");
  guest.moveIn(12);
  expect(guest.own.get("language")).toBe("hi");
  localStorage.setItem("access-token", tokenOf(12));
  expect((await open("/")).own.get("language")).toBe("hi");
  localStorage.setItem("access-token", tokenOf(13));
  expect((await open("/")).own.get("language")).toBeNull();
  localStorage.removeItem("access-token");
  expect((await open("/")).own.get("language")).toBeNull();
});

test.each([
  ["empty", launch()],
  ["absent", launch().replace(/&tgWebAppData=/, "")],
])(
  "a launch whose data is %s is nobody's: the tokens that lie here aren't used, and stay",
  async (_, address) => {
    localStorage.setItem("access-token", tokenOf(5));
    localStorage.setItem("refresh-token", "theirs");
    const { keepTokens, launchedBy, readAccessToken, readRefreshToken } = await open(address);
    expect(launchedBy()).toEqual({ userId: undefined });
    expect([readAccessToken(), readRefreshToken()]).toEqual([null, null]);
    // Who signs in by a phone's code is signed in as long as the page lasts.
    keepTokens({ accessToken: tokenOf(6), refreshToken: "own" });
    expect(readRefreshToken()).toBe("own");
    expect(localStorage.getItem("refresh-token")).toBe("theirs");
  },
);

test("the SDK starts on empty launch data, which its own parser throws on", async () => {
  Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
  await open(launch());
  const { bootTelegram, telegramClient } = await import("../telegram/telegram.ts");
  expect(bootTelegram("classifieds")).toMatchObject({ isTelegram: true, rawInitData: "", user: undefined });
  const { postEvent } = await telegramClient();
  expect(() => postEvent("web_app_ready")).not.toThrow();
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
});
