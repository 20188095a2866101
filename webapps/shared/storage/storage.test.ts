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

/** Loads the modules as a page that is opened again has them. */
async function open(address: string) {
  vi.resetModules();
  window.history.replaceState(null, "", address);
  const [storage, own, moving, tokens, launched] = await Promise.all([
    import("./storage.ts"),
    import("./own.ts"),
    import("./moveIn.ts"),
    import("../client/tokens.ts"),
    import("../telegram/launch.ts"),
  ]);
  return { ...storage, ...own, ...moving, ...tokens, ...launched };
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
  (await open(launch({ id: 3, first_name: "Priya" }))).own.set("i18nextLng", "en");
  sessionStorage.clear();
  (await open("/webApp")).own.set("i18nextLng", "ru");
  const rahul = await open(launch({ id: 4, first_name: "Rahul" }));
  expect(rahul.own.get("i18nextLng")).toBeNull();
  expect((await open(launch({ id: 3, first_name: "Priya" }))).own.get("i18nextLng")).toBe("en");
  sessionStorage.clear();
  expect((await open("/webApp")).own.get("i18nextLng")).toBe("ru");
});

test("a plain tab that a launch has signed in is the same person's", async () => {
  const aziza = await open(launch({ id: 3, first_name: "Aziza" }));
  aziza.claimTokens(3);
  aziza.keepTokens({ accessToken: tokenOf(12), refreshToken: "x" });
  aziza.own.set("i18nextLng", "uz");
  sessionStorage.clear();
  const tab = await open("/webApp");
  expect(tab.own.get("i18nextLng")).toBe("uz");
  // Somebody else's number, typed in that tab, is somebody else.
  tab.disownTokens();
  tab.keepTokens({ accessToken: tokenOf(13), refreshToken: "y" });
  tab.settle();
  expect(tab.own.get("i18nextLng")).toBeNull();
});

test("who signs in outside of the messenger takes along what they kept as a guest, once", async () => {
  const guest = await open("/");
  guest.own.set("i18nextLng", "hi");
  guest.keepTokens({ accessToken: tokenOf(12), refreshToken: "x" });
  guest.moveIn();
  expect(guest.own.get("i18nextLng")).toBe("hi");
  expect((await open("/")).own.get("i18nextLng")).toBe("hi");
  localStorage.setItem("access-token", tokenOf(13));
  expect((await open("/")).own.get("i18nextLng")).toBeNull();
  localStorage.removeItem("access-token");
  expect((await open("/")).own.get("i18nextLng")).toBeNull();
});

const kept = (name: string) => JSON.parse(localStorage.getItem(name) ?? "null");

/** Signs a person in outside of the messenger, who and whose guest have kept these things. */
async function signIn(userId: number, things: Record<string, unknown>) {
  for (const [name, value] of Object.entries(things)) {
    localStorage.setItem(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const page = await open("/");
  page.keepTokens({ accessToken: tokenOf(userId), refreshToken: "x" });
  page.moveIn();
  return page;
}

test("a guest's lists join the person's, the guest's first, each thing once, up to the list's cap", async () => {
  const queries = Array.from({ length: 9 }, (_, place) => `q${place}`);
  await signIn(7, {
    "recent-queries": ["диван", "Стол"],
    "recent-queries@7": [" стол", ...queries],
    "bozor-celebrated": ["A"],
    "bozor-celebrated@7": ["B", "A"],
    "moderation-ids-selected@7": [3],
    "moderation-ids-selected": [4],
    "told-payments": [null, { odd: true }, 5],
  });
  expect(kept("recent-queries@7")).toEqual(["диван", "Стол", ...queries.slice(0, 8)]);
  expect(kept("bozor-celebrated@7")).toEqual(["A", "B"]);
  expect(kept("moderation-ids-selected@7")).toEqual([4, 3]);
  expect(kept("told-payments@7")).toEqual([5]);
  for (const name of ["recent-queries", "bozor-celebrated", "moderation-ids-selected", "told-payments"]) {
    expect(localStorage.getItem(name), name).toBeNull();
  }
});

test("unfinished orders and ratings of a guest join the person's, also of the same thing, and nothing that was written is lost", async () => {
  const key = { key: "k1", body: {} };
  await signIn(7, {
    "draft-purchase": [
      { link: "a", owner: "", values: { address: "MG Road 5", pin: "", quantity: 2 }, touched: ["address"] },
      { link: "c", owner: "", values: {}, touched: [] },
    ],
    "draft-purchase@7": [
      { link: "b", owner: "user 7", values: {}, touched: [] },
      {
        link: "a",
        owner: "user 7",
        values: { address: "Old 1", pin: "560001", quantity: 1 },
        touched: ["pin"],
        unanswered: { group: key },
      },
    ],
    "draft-ratings": [{ orderId: 1, stars: 0, features: { 5: 2 }, text: "Good" }],
    "draft-ratings@7": [{ orderId: 1, stars: 4, features: { 5: 1, 6: 3 }, text: "" }],
  });
  expect(kept("draft-purchase@7")).toEqual([
    {
      link: "a",
      owner: "user 7",
      values: { address: "MG Road 5", pin: "560001", quantity: 2 },
      touched: ["address", "pin"],
      unanswered: { group: key },
    },
    { link: "c", owner: "", values: {}, touched: [] },
    { link: "b", owner: "user 7", values: {}, touched: [] },
  ]);
  expect(kept("draft-ratings@7")).toEqual([{ orderId: 1, stars: 4, features: { 5: 2, 6: 3 }, text: "Good" }]);
});

test("of what one has only once the person's stays, and the guest's stays with guests; who brought the guest is forgotten", async () => {
  const { own } = await signIn(7, {
    i18nextLng: "ru",
    "i18nextLng@7": "uz",
    "selected-place": { regionId: 1 },
    refererId: "5",
    "refererId@7": "3",
    indudu_utm_source: "news",
  });
  expect([own.get("i18nextLng"), own.get("refererId"), own.get("indudu_utm_source")]).toEqual([
    "uz",
    "3",
    "news",
  ]);
  expect(own.get("selected-place")).toBe('{"regionId":1}');
  expect([localStorage.getItem("i18nextLng"), localStorage.getItem("refererId")]).toEqual(["ru", null]);
  expect(localStorage.getItem("selected-place")).toBeNull();
});

test("what isn't ours, the device's own, other people's and a broken list of the person's stay or are passed over", async () => {
  const others = { _fbp: "fb.1", "recent-queries@8": ["x"], "bozor-device": "d", "i18nextLng@tg7": "uz" };
  await signIn(7, { ...others, "recent-queries": ["диван"], "recent-queries@7": "{" });
  for (const [name, value] of Object.entries(others)) {
    expect(localStorage.getItem(name), name).toBe(typeof value === "string" ? value : JSON.stringify(value));
  }
  expect(localStorage.getItem("_fbp@7")).toBeNull();
  expect(kept("recent-queries@7")).toEqual(["диван"]);
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
    // A person who signs in by a phone's code is signed in as long as the page lasts.
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
