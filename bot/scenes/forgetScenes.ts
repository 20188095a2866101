import type { BotContext } from "../chat/context.ts";
import { scenesStorage } from "./outdatedScenes.ts";

/** Ends the scenes of a chat whose person the bot has something else to say to. Says whether there was one. */
export async function forgetScenes({ chat }: BotContext): Promise<boolean> {
  const key = String(chat?.id);
  const isOpen = (await scenesStorage.read(key)) !== undefined;
  if (isOpen) await scenesStorage.delete(key);
  return isOpen;
}
