import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../client/ApiError.ts";
import { activateLanguage, addWords } from "../language/words.ts";
import { en } from "../locales/en.ts";
import { hi } from "../locales/hi.ts";
import { ru } from "../locales/ru.ts";
import { uz } from "../locales/uz.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

afterEach(cleanup);

test.each([
  ["en", /^Bad response!/, "Try again"],
  ["hi", /^जवाब पढ़ा नहीं जा सका/, "फिर कोशिश करें"],
  ["ru", /^Ответ сервера не читается/, "Повторить"],
  ["uz", /^Server javobini oʻqib boʻlmadi/, "Qayta urinish"],
] as const)(
  "%s: an answer that can't be read is said, and can be asked for again",
  (language, words, again) => {
    addWords(language, { en, hi, ru, uz }[language]);
    activateLanguage(language);
    const retry = vi.fn();
    render(<ErrorScreen error={new ApiError("bad_response")} onRetry={retry} />);
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: again }));
    expect(retry).toHaveBeenCalledOnce();
  },
);

test.each([
  ["en", "We'll be right back"],
  ["hi", "थोड़ी देर में वापस आते हैं"],
  ["ru", "Сейчас вернёмся"],
  ["uz", "Hozir qaytamiz"],
] as const)("%s: a server that is back in a moment is asked again by itself", (language, title) => {
  vi.useFakeTimers();
  addWords(language, { en, hi, ru, uz }[language]);
  activateLanguage(language);
  const retry = vi.fn();
  render(
    <ErrorScreen
      error={new ApiError("unavailable", 503, { retryAfter: 5 })}
      title="Couldn't load"
      onRetry={retry}
    />,
  );
  expect(screen.getByRole("heading").textContent).toBe(title);
  vi.advanceTimersByTime(4999);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
