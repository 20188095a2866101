import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { ru } from "../../locales/ru.ts";
import { RangeBar } from "./RangeBar.tsx";

const today = "2026-11-22";

beforeAll(async () => {
  await startLanguage({
    languages: ["ru"],
    otherwise: "ru",
    storageKey: "bozor-reports-language",
    load: async () => ru,
  });
});
afterEach(cleanup);

function show(range = { start: "2026-11-02", end: "2026-11-20" }) {
  const onChoose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RangeBar range={range} today={today} onChoose={onChoose} />
    </QueryClientProvider>,
  );
  const button = (words: string | RegExp) => screen.getByRole("button", { name: words });
  return { onChoose, button };
}

test("the calendar speaks the page's language, begins its weeks on Monday and shows the range", async () => {
  const { button } = show();
  fireEvent.click(button(`${ru["range.label"]}: 2 ноября – 20 ноября`));
  const days = await screen.findByRole("grid", { name: "ноябрь 2026" });
  expect(within(days).getAllByRole("columnheader", { hidden: true })[0]?.textContent).toBe("пн");
  expect(within(days).getAllByRole("gridcell", { selected: true })).toHaveLength(19);
  expect(button(/^Сегодня, воскресенье, 22 ноября 2026/)).toBeTruthy();
});

test("two taps choose a range, whichever end is tapped first, and a button shows it", async () => {
  const { onChoose, button } = show();
  fireEvent.click(button(/^Период/));
  fireEvent.click(await screen.findByRole("button", { name: /, 12 ноября/ }));
  fireEvent.click(button(/, 10 ноября/));
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(button("Показать: 3 дня"));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-10", end: "2026-11-12" });
  expect(screen.queryByRole("grid")).toBeNull();
});

test("one tap is a range of one day", async () => {
  const { onChoose, button } = show();
  fireEvent.click(button(/^Период/));
  fireEvent.click(await screen.findByRole("button", { name: /, 12 ноября/ }));
  fireEvent.click(button("Показать: 1 день"));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-12", end: "2026-11-12" });
});

test("the only day of a range can be one end of the next", async () => {
  const { onChoose, button } = show({ start: today, end: today });
  fireEvent.click(button(/^Период/));
  fireEvent.click(await screen.findByRole("button", { name: /^Сегодня, / }));
  fireEvent.click(button(/, 23 ноября/));
  fireEvent.click(button("Показать: 2 дня"));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ start: today, end: "2026-11-23" });
});

test("a range that is too long can't be chosen, and why is said", async () => {
  const { onChoose, button } = show();
  fireEvent.click(button(/^Период/));
  fireEvent.click(await screen.findByRole("button", { name: /, 20 ноября/ }));
  fireEvent.change(screen.getByRole("combobox", { name: "Выберите год" }), { target: { value: "2025" } });
  fireEvent.click(button(/, 19 ноября/));
  expect(screen.getByRole("alert").textContent).toBe(ru["range.long"].replace("{{days}}", "366"));
  expect(button(/^Показать/).hasAttribute("disabled")).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});

test("a quick range is one tap, and the one that is shown is marked", () => {
  const { onChoose, button } = show({ start: today, end: today });
  expect(button(ru["range.today"]).getAttribute("aria-pressed")).toBe("true");
  expect(button(ru["range.week"]).getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(button(ru["range.week"]));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-16", end: today });
});
