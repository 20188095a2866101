import { afterEach, expect, test } from "vitest";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { en } from "../../locales/en.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "language");
});

test("charts are drawn where the browser names a language that is none", async () => {
  await startLanguage({
    languages: ["en"],
    otherwise: "en",
    storageKey: "bozor-reports-language",
    load: async () => en,
  });
  Object.defineProperty(navigator, "language", { configurable: true, value: "en-US@posix" });
  expect((await import("./DayChartPlot.ts")).drawPlot).toBeTypeOf("function");
  expect(navigator.language).toBe("en");
});
