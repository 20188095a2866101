import { config } from "#config";
import type { Tokens } from "#contract/auth.ts";
import { RuleError } from "../errors.ts";
import { saveTelegramUser } from "../users/saveTelegramUser.ts";
import { checkInitData } from "./checkInitData.ts";
import { startSession } from "./startSession.ts";

/**
 * Signs a person in with the messenger's raw init data, adding them at their first time.
 * @throws {RuleError} unauthorized when the data isn't good, banned
 */
export async function signInWithInitData({ data }: { data: string }): Promise<Tokens> {
  const person = checkInitData(data, config.BOT_TOKEN, new Date());
  const { id, isBanned } = await saveTelegramUser(person);
  if (isBanned) throw new RuleError("banned", "This person is banned");
  return startSession(id);
}
