import type { Platform } from "../shapes/miniapp.ts";

/** Behaviour of a real client where it is stricter than the others about an app's wishes. */
type Client = {
  /**
   * An address that isn't http or https, in `web_app_open_link`: dropped without a word, answered by closing the app, or
   * followed. The server's config names the two as `web_app_allowed_protocols`.
   */
  otherScheme: "dropped" | "closes" | "followed";
  /** A link is opened, and a download asked about, so long after a touch; 0 for ever. In milliseconds. */
  tapMs: { link: number; download: number };
  /** Whether a Telegram link that the app opens closes it. */
  telegramLinkCloses: boolean;
  /** Whether `tel:` in the app's own frame does nothing; in a new window the client opens it. */
  ignoresOwnFrameCalls: boolean;
  /** Whether the app's frame is a third party's to the browser, which may refuse it every storage, cookies, locks and service workers. */
  refusesStorage: boolean;
  /** An invoice that ends without `invoice_closed`: one that can't be shown, or one left before its end is known. */
  silentInvoice: { unshown: boolean; unknown: boolean };
};

const TAP_MS = 10_000;
const NATIVE: Client = {
  otherScheme: "dropped",
  tapMs: { link: 0, download: 0 },
  telegramLinkCloses: false,
  ignoresOwnFrameCalls: false,
  refusesStorage: false,
  silentInvoice: { unshown: false, unknown: false },
};

// DrKLO/Telegram, org/telegram/ui/web/BotWebViewContainer.java: `web_app_open_link` asks `webAppAllowedProtocols`,
// `onOpenUri` and `web_app_request_file_download` return when the last touch is more than 10,000 ms away.
const android: Client = { ...NATIVE, tapMs: { link: TAP_MS, download: TAP_MS } };

// TGX-Android/Telegram-X keeps the same list, given by TDLib as the option `web_app_allowed_protocols` (tdlib/td,
// ConfigManager.cpp), and the same clock of touches.
const androidX: Client = android;

// TelegramMessenger/Telegram-iOS, submodules/WebUI/Sources/WebAppController.swift: addresses in the app's own frame are
// left to WKWebView, which follows no `tel:`; those for a new window (`createWebViewWith`) are opened by the client. A
// download is asked about whenever it comes.
const ios: Client = { ...NATIVE, ignoresOwnFrameCalls: true };

// overtake/TelegramSwift, WebpageModalController.swift: `web_app_open_link` follows any scheme; an invoice whose form
// can't be fetched ends in an alert, and the app hears nothing.
const macos: Client = {
  ...NATIVE,
  otherScheme: "followed",
  silentInvoice: { unshown: true, unknown: false },
};

// telegramdesktop/tdesktop, inline_bots/bot_attach_web_view.cpp (`botValidateExternalLink`) and
// ui/chat/attach/attach_bot_webview.cpp: `openExternalLink` calls `botClose` when the scheme isn't named.
const tdesktop: Client = { ...NATIVE, otherScheme: "closes" };

// Ajaxy/telegram-tt, src/components/modals/webApp/WebAppModalTabContent.tsx: a Telegram link closes the app after it;
// `invoice_closed` is sent only with a status that the payment form has reached.
// Both web clients frame the app from web.telegram.org: a browser that blocks what third parties keep throws a
// SecurityError at every touch of a storage (HTML, "The localStorage getter"); Web Locks ("request()") and Service Workers
// ("Register") are refused with it, and a frame of no origin has no cookie (HTML, "document.cookie").
const weba: Client = {
  ...NATIVE,
  telegramLinkCloses: true,
  refusesStorage: true,
  silentInvoice: { unshown: false, unknown: true },
};

// morethanwords/tweb, src/components/popups/webApp.ts: `web_app_open_link` asks `web_app_allowed_protocols`.
const webk: Client = { ...NATIVE, refusesStorage: true };

/** By the name that `tgWebAppPlatform` gives the app. */
export const clients: Record<Platform, Client> = {
  android,
  android_x: androidX,
  ios,
  macos,
  tdesktop,
  weba,
  webk,
};

/** Decides how a client treats an address of `web_app_open_link`; the times are in milliseconds of one clock. */
export function judgeLink(
  client: Client,
  address: string,
  { lastTap, now }: { lastTap: number; now: number },
): "open" | "closes" | "late" | "dropped" {
  const isWeb = /^https?:\/\//i.test(address);
  if (!isWeb && client.otherScheme !== "followed") return client.otherScheme;
  return isTimely(client.tapMs.link, { lastTap, now }) ? "open" : "late";
}

/** Whether something asked for now comes soon enough after the last touch. */
export function isTimely(limitMs: number, { lastTap, now }: { lastTap: number; now: number }): boolean {
  return limitMs === 0 || now - lastTap <= limitMs;
}
