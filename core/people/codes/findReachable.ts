import { Op } from "sequelize";
import { User } from "#db/models/User.ts";

/** Somebody the bot can write to. */
export interface Reachable {
  userId: number;
  telegramId: number;
}

/** Finds the person who has proven the phone and can be written to by the bot. */
export async function findReachable(phoneNumber: string): Promise<Reachable | undefined> {
  const user = await User.findOne({
    where: {
      phoneNumber,
      phoneVerifiedAt: { [Op.ne]: null },
      telegramId: { [Op.ne]: null },
      botStartedAt: { [Op.ne]: null },
      botStoppedAt: null,
      bannedAt: null,
    },
    attributes: ["id", "telegramId"],
  });
  return user?.telegramId ? { userId: user.id, telegramId: user.telegramId } : undefined;
}
