import { openLink, openTelegramLink } from "./links.ts";

const TELEGRAM_HOSTS = ["t.me", "telegram.me", "telegram.dog"];

/** Opens an address that people of the market have set: in the messenger where it is one of Telegram's, else in a browser. */
export function openAddress(url: string): void {
  const { hostname } = new URL(url);
  if (TELEGRAM_HOSTS.includes(hostname)) openTelegramLink(url);
  else openLink(url);
}
