import { openLink, openTelegramLink, telegramClient } from "./telegram.ts";

export { canShareMessage } from "./telegram.ts";

const SCHEME_PLATFORMS = ["android", "android_x", "macos"];

/** The address that opens Telegram's share sheet. Some clients only take the scheme form; spaces must be %20. */
export function shareLink(platform: string, url: string, text: string): string {
  const query = `url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`;
  return SCHEME_PLATFORMS.includes(platform) ? `tg://msg_url?${query}` : `https://t.me/share/url?${query}`;
}

/** Opens Telegram's share sheet with a link and a line of text. */
export function shareInTelegram(platform: string, url: string, text: string) {
  const link = shareLink(platform, url, text);
  // The SDK takes t.me addresses only for Telegram links; the scheme goes the way of any other link.
  if (link.startsWith("https:")) openTelegramLink(link);
  else openLink(link);
}

/**
 * Asks the person whom to send a prepared message to; false when they thought better of it.
 * @throws {Error} when the client can't send it, because it is too old, say.
 */
export async function shareMessage(id: string): Promise<boolean> {
  const sdk = await telegramClient();
  try {
    await sdk.shareMessage(id);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes("USER_DECLINED")) return false;
    throw error;
  }
}
