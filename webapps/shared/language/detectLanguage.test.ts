import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as telegram from "../telegram/telegram.ts";
import { detectLanguage } from "./detectLanguage.ts";

const sources = { languages: ["ru", "uz"], otherwise: "uz", storageKey: "i18nextLng" } as const;
const detect = () => detectLanguage({ ...sources, languages: ["ru", "uz"] });

function openedIn(isTelegram: boolean, languageCode?: string, isNamed = isTelegram) {
  const user = isNamed ? { id: 1, firstName: "A", languageCode } : undefined;
  vi.spyOn(telegram, "getTelegram").mockReturnValue({
    isTelegram,
    platform: "ios",
    rawInitData: "",
    startParam: "",
    user,
  });
}

function writeCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's browser has no Cookie Store.
  document.cookie = cookie;
}

beforeEach(() => {
  openedIn(false);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  document.documentElement.lang = "";
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  writeCookie("i18next=; max-age=0");
  window.history.replaceState(null, "", "/");
});

test("the first launch takes the messenger's language when it is ours, else Uzbek", () => {
  openedIn(true, "ru");
  expect(detect()).toBe("ru");
  openedIn(true, "uz-UZ");
  expect(detect()).toBe("uz");
  openedIn(true, "en");
  expect(detect()).toBe("uz");
  openedIn(true);
  expect(detect()).toBe("uz");
});

test("outside Telegram the browser's languages count, then the html tag, then Russian", () => {
  expect(detect()).toBe("ru");
  document.documentElement.lang = "uz";
  expect(detect()).toBe("uz");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US", "ru-RU"]);
  expect(detect()).toBe("ru");
});

test("a launch that names nobody takes the browser's language", () => {
  openedIn(true, undefined, false);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["ru-RU", "uz"]);
  expect(detect()).toBe("ru");
});

test("address, cookie, local and session storage come before the messenger, in that order", () => {
  openedIn(true, "ru");
  sessionStorage.setItem("i18nextLng", "uz");
  expect(detect()).toBe("uz");
  localStorage.setItem("i18nextLng", "ru");
  expect(detect()).toBe("ru");
  writeCookie("i18next=uz");
  expect(detect()).toBe("uz");
  window.history.replaceState(null, "", "/?lng=ru");
  expect(detect()).toBe("ru");
});

test("a kept language that the app doesn't speak is passed over", () => {
  localStorage.setItem("i18nextLng", "fr");
  openedIn(true, "ru");
  expect(detect()).toBe("ru");
});
