import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { ru } from "../locales/ru.ts";
import { RangeBar } from "./RangeBar.tsx";

const today = "2026-11-22";

beforeAll(async () => {
  await startLanguage({ languages: ["ru"], otherwise: "ru", storageKey: "test", load: async () => ru });
});
afterEach(cleanup);

function show() {
  const onChoose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RangeBar range={{ start: today, end: today }} today={today} onChoose={onChoose} />
    </QueryClientProvider>,
  );
  const type = (name: "start" | "end", value: string) =>
    fireEvent.change(screen.getByLabelText(ru[`range.${name}`]), { target: { value } });
  return { onChoose, type };
}

test("a typed day is followed once it stays, not at each digit of its year", async () => {
  const { onChoose, type } = show();
  type("start", "0002-11-01");
  type("start", "0202-11-01");
  type("start", "2026-11-01");
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
  expect(onChoose.mock.calls).toEqual([[{ start: "2026-11-01", end: today }]]);
});

test.each([
  ["start", "2026-11-23", "end", ru["range.order"]],
  ["start", "2025-11-21", "end", ru["range.long"].replace("{{days}}", "366")],
  ["start", "", "start", ru["range.missing"]],
] as const)("what is wrong with %s %j is said at the field", async (name, value, faulty, words) => {
  const { onChoose, type } = show();
  type(name, value);
  expect(await screen.findByText(words)).toBeTruthy();
  const field = screen.getByLabelText(ru[`range.${faulty}`]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(words);
  expect(onChoose).not.toHaveBeenCalled();
});

test("a quick range is one tap, and the one that is shown is marked", () => {
  const { onChoose } = show();
  const button = (words: string) => screen.getByRole("button", { name: words });
  expect(button(ru["range.today"]).getAttribute("aria-pressed")).toBe("true");
  expect(button(ru["range.week"]).getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(button(ru["range.week"]));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-16", end: today });
});
