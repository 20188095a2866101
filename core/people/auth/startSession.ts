import { Transaction } from "sequelize";
import type { Tokens } from "#contract/auth.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { RefreshToken } from "#db/models/RefreshToken.ts";
import { Session } from "#db/models/Session.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import { makeAccessToken } from "./accessTokens.ts";
import { hashRefreshToken, makeRefreshToken, REFRESH_LIFE } from "./refreshTokens.ts";

/**
 * Starts a session of a person whose identity has been proven. A ban ends it, or keeps it from beginning.
 * @throws {RuleError} banned
 */
export async function startSession(userId: number): Promise<Tokens> {
  const refreshToken = makeRefreshToken();
  await transact(async () => {
    const lock = Transaction.LOCK.SHARE;
    const user = await User.findByPk(userId, { attributes: ["bannedAt"], lock });
    if (user?.bannedAt) throw new RuleError("banned", "This person is banned");
    const session = await Session.create({ userId });
    await RefreshToken.create({
      tokenHash: hashRefreshToken(refreshToken),
      sessionId: session.id,
      expiresAt: new Date(Date.now() + REFRESH_LIFE),
    });
  });
  return { accessToken: await makeAccessToken(userId, new Date()), refreshToken };
}
