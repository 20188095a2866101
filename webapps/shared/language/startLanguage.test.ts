import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentLanguage, startLanguage, switchLanguage } from "./startLanguage.ts";
import { textsOf } from "./texts.ts";

const words = {
  ru: {
    hello: "Привет",
    n_one: "{{count}} штука",
    n_few: "{{count}} штуки",
    n_many: "{{count}} штук",
    n_other: "{{count}} штуки",
  },
  uz: { hello: "Salom", n_one: "{{count}} ta", n_other: "{{count}} ta" },
};
const loaded: string[] = [];
const start = () =>
  startLanguage({
    languages: ["ru", "uz"],
    otherwise: "uz",
    storageKey: "i18nextLng",
    load: async (language) => {
      loaded.push(language);
      return language === "uz" ? words.uz : words.ru;
    },
  });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("only the active language is loaded, a switch loads the other, tells the page and is kept", async () => {
  localStorage.setItem("i18nextLng", "ru");
  await start();
  const { result } = renderHook(() => textsOf<typeof words.ru>()());
  expect(loaded).toEqual(["ru"]);
  expect(result.current.t("n", { count: 3 })).toBe("3 штуки");

  history.replaceState(null, "", "/search?lng=ru&q=divan");
  await act(() => switchLanguage("uz"));
  expect(location.search).toBe("?q=divan");
  expect(result.current).toMatchObject({ language: "uz" });
  expect(result.current.t("hello")).toBe("Salom");
  expect([currentLanguage(), document.documentElement.lang, localStorage.getItem("i18nextLng")]).toEqual([
    "uz",
    "uz",
    "uz",
  ]);

  await act(() => switchLanguage("ru"));
  expect(loaded).toEqual(["ru", "uz"]);
});

test("a language that was only found isn't kept, one that the address states is", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["uz-UZ"]);
  await start();
  expect([currentLanguage(), localStorage.getItem("i18nextLng")]).toEqual(["uz", null]);
  history.replaceState(null, "", "/?lng=ru");
  await start();
  expect([currentLanguage(), localStorage.getItem("i18nextLng")]).toEqual(["ru", "ru"]);
});
