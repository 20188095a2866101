import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#webapps/shared/client/call.ts";
import { deepLinkTarget } from "./deepLink.ts";
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

const show = (startParam?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/purchase/diya-s3?isGroupPurchase=true"]}>
        <OpenInTelegram {...(startParam && { startParam })}>Open in Telegram</OpenInTelegram>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const linked = async () =>
  (await screen.findByRole("link", { name: "Open in Telegram" })).getAttribute("href");

test("a plain browser is shown the way to the same page in Telegram, where there is a bot", async () => {
  vi.mocked(call).mockResolvedValue([{ key: "BOT_USERNAME", data: "bozor_bot" }]);
  show("product_diya-s3");
  expect(await linked()).toBe("https://t.me/bozor_bot/shop?startapp=product_diya-s3");
  cleanup();
  show();
  const startParam = new URL((await linked()) ?? "").searchParams.get("startapp") ?? "";
  expect(deepLinkTarget(startParam)).toBe("/purchase/diya-s3?isGroupPurchase=true");
  cleanup();

  app.isTelegram = true;
  vi.mocked(call).mockClear();
  show();
  expect(screen.queryByRole("link")).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
