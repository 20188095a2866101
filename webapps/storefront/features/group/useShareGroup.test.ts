import { expect, test } from "vitest";
import type { ShareKind } from "#contract/reportKinds.ts";
import { shareLink } from "#webapps/shared/telegram/shareLink.ts";
import { whatsAppLink } from "../arrival/links.ts";
import { inviteLink, type ShareHost } from "./useShareGroup.ts";

const CODE = "Ab1Cd2Ef3Gh4Ij";
const WEB = `https://bozor.test/invite/${CODE}`;
const APP = `https://t.me/bozor_bot/shop?startapp=invite_${CODE}`;
const host = (part: Partial<ShareHost>): ShareHost => ({
  origin: "https://bozor.test",
  language: "en",
  isTelegram: false,
  bot: "bozor_bot",
  ...part,
});
const kinds: ShareKind[] = ["telegram", "whatsapp", "copy", "system"];
const linksOf = (part: Partial<ShareHost>) => kinds.map((kind) => inviteLink(CODE, kind, host(part)));

test("in Telegram what stays in it opens the app, in a browser a copied link is an address", () => {
  expect(linksOf({ isTelegram: true })).toEqual([APP, WEB, APP, WEB]);
  expect(linksOf({ isTelegram: false })).toEqual([APP, WEB, WEB, WEB]);
});

test("an address that a Hindi speaker passes on has a Hindi preview", () => {
  expect(linksOf({ language: "hi" })).toEqual([APP, `${WEB}?lng=hi`, `${WEB}?lng=hi`, `${WEB}?lng=hi`]);
});

test("as long as the bot's name isn't known, every link is an address", () => {
  expect(linksOf({ isTelegram: true, bot: undefined })).toEqual([WEB, WEB, WEB, WEB]);
});

test("on macos Telegram's share sheet has the scheme form", () => {
  const link = shareLink("macos", inviteLink(CODE, "telegram", host({})), "Come & buy");
  expect(link).toBe(`tg://msg_url?url=${encodeURIComponent(APP)}&text=Come%20%26%20buy`);
});

test.each(["android", "android_x", "ios", "tdesktop", "weba", "browser"])(
  "on %s it has the address form",
  (platform) => {
    const link = shareLink(platform, inviteLink(CODE, "telegram", host({})), "Come");
    expect(link).toBe(`https://t.me/share/url?url=${encodeURIComponent(APP)}&text=Come`);
  },
);

test("WhatsApp gets the words and under them the address", () => {
  const { searchParams, host: site } = new URL(whatsAppLink(WEB, "₹599, 50% & more"));
  expect(site).toBe("wa.me");
  expect(searchParams.get("text")).toBe(`₹599, 50% & more\n${WEB}`);
});
