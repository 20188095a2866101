import type { Tokens } from "#contract/auth.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { CountSignIn } from "#core/platform/limits/countSignIn.ts";
import { RefreshToken } from "#db/models/RefreshToken.ts";
import { Session } from "#db/models/Session.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import { makeAccessToken } from "./accessTokens.ts";
import { hashRefreshToken, nextRefreshToken, REFRESH_LIFE } from "./refreshTokens.ts";

/** For so long, in milliseconds, a token that was traded already gives the same successor: two tabs may ask at once. */
export const REUSE_GRACE = 60_000;

type Outcome = { userId: number; issuedAt: Date; nextToken: string } | "unknown" | "reused" | "banned";

async function rotate(token: string, countSignIn: CountSignIn | undefined): Promise<Outcome> {
  const row = await RefreshToken.findByPk(hashRefreshToken(token), { lock: true });
  const session = row && (await Session.findByPk(row.sessionId));
  const now = new Date();
  if (!row || !session || session.revokedAt || row.expiresAt <= now) return "unknown";

  const user = await User.findByPk(session.userId, { attributes: ["id", "bannedAt"] });
  if (!user || user.bannedAt) return "banned";
  await countSignIn?.(user.id);

  const nextToken = nextRefreshToken(token);
  if (!row.rotatedAt) {
    await row.update({ rotatedAt: now });
    await RefreshToken.create({
      tokenHash: hashRefreshToken(nextToken),
      sessionId: session.id,
      expiresAt: new Date(now.getTime() + REFRESH_LIFE),
    });
    return { userId: user.id, issuedAt: now, nextToken };
  }
  if (now.getTime() - row.rotatedAt.getTime() <= REUSE_GRACE) {
    return { userId: user.id, issuedAt: row.rotatedAt, nextToken };
  }
  await session.update({ revokedAt: now });
  return "reused";
}

/**
 * Trades a refresh token for a new pair. Used again within a minute it gives the same pair; used later it is
 * taken for stolen, and the whole session ends.
 * @throws {RuleError} unauthorized, banned, too_many_requests
 */
export async function refresh(refreshToken: string, countSignIn?: CountSignIn): Promise<Tokens> {
  // An invented token costs one look, as anybody may send as many as they like.
  const isKnown = await RefreshToken.count({ where: { tokenHash: hashRefreshToken(refreshToken) } });
  if (isKnown === 0) throw new RuleError("unauthorized", "The refresh token is unknown");
  // The refusal is thrown outside, as it would take the end of the session back.
  const outcome = await transact(() => rotate(refreshToken, countSignIn));
  if (outcome === "banned") throw new RuleError("banned", "This person is banned");
  if (typeof outcome === "string") throw new RuleError("unauthorized", `The refresh token is ${outcome}`);

  const { userId, issuedAt, nextToken } = outcome;
  return { accessToken: await makeAccessToken(userId, issuedAt), refreshToken: nextToken };
}
