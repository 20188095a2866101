import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#webapps/shared/client/call.ts";
import { OpenInTelegram } from "./OpenInTelegram.tsx";

const app = vi.hoisted(() => ({ isTelegram: false }));
vi.mock("#webapps/shared/client/call.ts");
vi.mock(import("#webapps/shared/telegram/telegram.ts"), async (original) => ({
  ...(await original()),
  getTelegram: () => ({
    isTelegram: app.isTelegram,
    rawInitData: "",
    startParam: "",
    user: undefined,
    platform: "web",
  }),
}));
afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenInTelegram startParam="product_diya-s3">Open in Telegram</OpenInTelegram>
    </QueryClientProvider>,
  );

test("a plain browser is shown the way to the same page in Telegram, where there is a bot", async () => {
  vi.mocked(call).mockResolvedValue([{ key: "BOT_USERNAME", data: "bozor_bot" }]);
  show();
  const link = await screen.findByRole("link", { name: "Open in Telegram" });
  expect(link.getAttribute("href")).toBe("https://t.me/bozor_bot/shop?startapp=product_diya-s3");
  cleanup();

  app.isTelegram = true;
  vi.mocked(call).mockClear();
  show();
  expect(screen.queryByRole("link")).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
