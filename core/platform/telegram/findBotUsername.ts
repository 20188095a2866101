import { config } from "#config";
import { Flag } from "#db/models/Flag.ts";

/** The bot's name without @: as set, else as the bot learnt it from Telegram; undefined until it has. */
export async function findBotUsername(): Promise<string | undefined> {
  if (config.BOT_USERNAME) return config.BOT_USERNAME;
  const flag = await Flag.findByPk("BOT_USERNAME");
  return typeof flag?.data === "string" ? flag.data : undefined;
}
