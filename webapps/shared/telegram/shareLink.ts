import { tryLink, tryTelegramLink } from "./links.ts";
import { telegramClient } from "./telegram.ts";

export { canShareMessage } from "./telegram.ts";

/**
 * The address that opens Telegram's share sheet; spaces must be %20. The scheme is for macOS alone, which was seen to close
 * the app by the address: all others open only what the server's `web_app_allowed_protocols` names, http and https.
 */
export function shareLink(platform: string, url: string, text: string): string {
  const query = `url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`;
  return platform === "macos" ? `tg://msg_url?${query}` : `https://t.me/share/url?${query}`;
}

/** Opens Telegram's share sheet with a link and a line of text; false where nothing opened. */
export function shareInTelegram(platform: string, url: string, text: string): Promise<boolean> {
  const link = shareLink(platform, url, text);
  // The SDK takes t.me addresses only for Telegram links; the scheme goes the way of any other link.
  return link.startsWith("https:") ? tryTelegramLink(link) : tryLink(link);
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
