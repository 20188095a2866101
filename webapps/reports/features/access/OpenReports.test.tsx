import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { en } from "../../locales/en.ts";
import { OpenReports } from "./OpenReports.tsx";

vi.mock("#webapps/shared/client/call.ts", () => ({
  call: async () => [{ key: "BOT_USERNAME", data: "bozor_bot" }],
}));

beforeEach(async () => {
  await startLanguage({
    languages: ["en"],
    otherwise: "en",
    storageKey: "bozor-reports-language",
    load: async () => en,
  });
});
afterEach(() => {
  cleanup();
  Object.assign(getTelegram(), { isTelegram: false, rawInitData: "" });
});

test.each([
  ["a plain browser", false, "", "outside.title", "outside.open"],
  ["Telegram, which has named nobody", true, "", "unsigned.title", "failed.signIn.reopen"],
  ["Telegram with a launch that is refused", true, "hash=x", "failed.signIn", "failed.signIn.reopen"],
] as const)(
  "in %s the way in says what is missing there",
  async (_, isTelegram, rawInitData, title, open) => {
    Object.assign(getTelegram(), { isTelegram, rawInitData });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <OpenReports />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByRole("button", { name: en[open] })).toBeTruthy();
    expect(screen.getByText(en[title])).toBeTruthy();
  },
);
