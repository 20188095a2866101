import { expect, test, vi } from "vitest";
import { canShareMessage, shareLink, shareMessage } from "./shareLink.ts";
import { bootTelegram } from "./telegram.ts";

const inClient = vi.hoisted(() => Object.assign(vi.fn(), { isAvailable: () => true }));
vi.mock(import("@telegram-apps/sdk-react"), async (original) => ({
  ...(await original()),
  shareMessage: inClient as never,
}));

test("macos alone takes the scheme form, which all others drop; spaces are %20", () => {
  const query = "url=https%3A%2F%2Ft.me%2Fb%2Fmarket&text=%D0%94%D0%B0%20%D0%B4%D0%B0";
  expect(shareLink("macos", "https://t.me/b/market", "Да да")).toBe(`tg://msg_url?${query}`);
  for (const platform of ["android", "android_x", "ios", "webk", "tdesktop", "weba", "browser"]) {
    expect(shareLink(platform, "https://t.me/b/market", "Да да")).toBe(`https://t.me/share/url?${query}`);
  }
});

test("outside Telegram no prepared message can be sent", () => {
  expect(canShareMessage()).toBe(false);
});

test("who thinks better of sending isn't an error, anything else is", async () => {
  vi.stubGlobal("TelegramWebviewProxy", { postEvent: () => undefined });
  window.history.replaceState(null, "", "/webApp#tgWebAppPlatform=ios&tgWebAppVersion=9.1");
  bootTelegram("classifieds");
  inClient.mockResolvedValueOnce(undefined);
  expect(await shareMessage("p1")).toBe(true);
  inClient.mockRejectedValueOnce(new Error("USER_DECLINED"));
  expect(await shareMessage("p1")).toBe(false);
  inClient.mockRejectedValueOnce(new Error("MESSAGE_EXPIRED"));
  await expect(shareMessage("p1")).rejects.toThrow("MESSAGE_EXPIRED");
  expect(canShareMessage()).toBe(true);
});
