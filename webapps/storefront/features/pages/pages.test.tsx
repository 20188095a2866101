import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { en } from "../../locales/en.ts";
import { AboutScreen } from "./AboutScreen.tsx";
import { TermsScreen } from "./TermsScreen.tsx";

beforeEach(() => {
  addWords("en", en);
  activateLanguage("en");
});
afterEach(cleanup);

function show(page: ReactNode) {
  const client = createQueryClient();
  client.setQueryData(["configs"], {});
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test("the terms: acceptance, 18 and older, privacy, what is collected", () => {
  show(<TermsScreen />);
  expect(screen.getByRole("heading", { level: 1, name: "Terms & Conditions" })).toBeTruthy();
  const parts = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  for (const part of ["Acceptance", "Who can buy: 18 and older", "Privacy", "Data we collect"]) {
    expect(parts.some((title) => title?.includes(part))).toBe(true);
  }
});

test("about: what it is, three reasons, four steps, two closing lines", () => {
  const { container } = show(<AboutScreen />);
  const [reasons, steps] = screen.getAllByRole("list");
  expect(within(reasons as HTMLElement).getAllByRole("listitem")).toHaveLength(3);
  expect(within(steps as HTMLElement).getAllByRole("listitem")).toHaveLength(4);
  expect([...container.querySelectorAll("p")].slice(-2)).toHaveLength(2);
  expect(container.querySelectorAll("p")).toHaveLength(3);
});
