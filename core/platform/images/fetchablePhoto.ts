import { config } from "#config";
import { telegramPhoto } from "./telegramPhoto.ts";

/** The address of a photo where Telegram can fetch it; on the local market its stand-in is on this machine too. */
export function fetchablePhoto(photo: string): string | undefined {
  const address = telegramPhoto(photo);
  return config.isLocal || address.startsWith("https:") ? address : undefined;
}
