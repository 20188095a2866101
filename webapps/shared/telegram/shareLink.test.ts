import { expect, test } from "vitest";
import { shareLink } from "./shareLink.ts";

test("android and macos take the scheme form, everything else the address; spaces are %20", () => {
  const query = "url=https%3A%2F%2Ft.me%2Fb%2Fmarket&text=%D0%94%D0%B0%20%D0%B4%D0%B0";
  for (const platform of ["android", "android_x", "macos"]) {
    expect(shareLink(platform, "https://t.me/b/market", "Да да")).toBe(`tg://msg_url?${query}`);
  }
  for (const platform of ["ios", "tdesktop", "weba", "browser"]) {
    expect(shareLink(platform, "https://t.me/b/market", "Да да")).toBe(`https://t.me/share/url?${query}`);
  }
});
