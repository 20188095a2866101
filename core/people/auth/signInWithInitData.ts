import { config } from "#config";
import type { Tokens } from "#contract/auth.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { CountSignIn } from "#core/platform/limits/countSignIn.ts";
import { keepReferer } from "../accounts/keepReferer.ts";
import { saveTelegramUser } from "../accounts/saveTelegramUser.ts";
import { offerKeeping } from "../deletion/offerKeeping.ts";
import { checkInitData } from "./checkInitData.ts";
import { startSession } from "./startSession.ts";

interface SignIn {
  /** Raw, as the messenger gives it. */
  data: string;
  /** Their referrer. */
  refererId?: number | undefined;
}

/**
 * Signs a person in with the messenger's raw init data, adding them at their first time.
 * @throws {RuleError} unauthorized when the data isn't good, banned, too_many_requests
 */
export async function signInWithInitData(
  { data, refererId }: SignIn,
  { countSignIn }: { countSignIn: CountSignIn },
): Promise<Tokens> {
  const person = checkInitData(data, config.BOT_TOKEN, new Date());
  const { id, isBanned } = await saveTelegramUser(person);
  if (isBanned) throw new RuleError("banned", "This person is banned");
  await countSignIn(id);
  await keepReferer(id, refererId);
  await offerKeeping(id);
  return startSession(id);
}
