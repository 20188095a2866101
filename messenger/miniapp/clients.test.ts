import { expect, test } from "vitest";
import type { Platform } from "../shapes/miniapp.ts";
import { clients, isTimely, judgeLink } from "./clients.ts";

const NOW = 100_000;
const just = { lastTap: NOW - 10, now: NOW };
const platforms = Object.keys(clients) as Platform[];

test.each([
  "tg://msg_url?url=x",
  "TG://resolve?domain=x",
  "tel:+998901234567",
  "intent://x",
  "mailto:a@b.c",
  "",
])("%s: macOS follows it, Desktop closes the app, all others drop it", (address) => {
  const verdicts = platforms.map((platform) => [platform, judgeLink(clients[platform], address, just)]);
  expect(Object.fromEntries(verdicts)).toEqual({
    android: "dropped",
    android_x: "dropped",
    ios: "dropped",
    macos: "open",
    tdesktop: "closes",
    weba: "dropped",
    webk: "dropped",
  });
});

test.each(platforms)("%s opens addresses of the web after a tap", (platform) => {
  for (const address of ["https://t.me/share/url?url=x", "HTTP://example.com"])
    expect(judgeLink(clients[platform], address, just)).toBe("open");
});

test("Android takes neither a link nor a download that comes more than ten seconds after the touch", () => {
  const { tapMs } = clients.android;
  expect(judgeLink(clients.android, "https://x.y", { lastTap: NOW - 10_001, now: NOW })).toBe("late");
  expect(isTimely(tapMs.download, { lastTap: NOW - 10_000, now: NOW })).toBe(true);
  expect(isTimely(tapMs.download, { lastTap: NOW - 10_001, now: NOW })).toBe(false);
  expect(isTimely(clients.ios.tapMs.download, { lastTap: 0, now: NOW })).toBe(true);
});
