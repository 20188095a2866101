import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { en } from "../../locales/en.ts";
import { Figures } from "./Figures.tsx";

const show = () =>
  render(
    <Figures
      figures={[
        { label: "People", value: 987_654_321 },
        { label: "Share", value: "33.33%" },
        { label: "Late", value: undefined },
      ]}
    />,
  );

beforeEach(() =>
  startLanguage({
    languages: ["en"],
    otherwise: "en",
    storageKey: "bozor-reports-language",
    load: async () => en,
  }),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("figures are written whole where there is place", () => {
  show();
  expect(screen.getByText("987,654,321").closest("dd")?.title).toBe("");
  expect(screen.queryByText("987.65M")).toBeNull();
  expect(screen.getByText("33.33%")).toBeTruthy();
});

test("one that has no place is abbreviated, with the whole for title and reader", () => {
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(140);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(100);
  show();
  expect(screen.getByText("987.65M").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("987,654,321").closest("dd")?.title).toBe("987,654,321");
});
