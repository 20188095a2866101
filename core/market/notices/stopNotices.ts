import { Op } from "sequelize";
import { User } from "#db/models/User.ts";

/** Lets a person hear of nothing any more but of what they do themselves, also of what is queued; harmless to repeat. */
export async function stopNotices(userId: number): Promise<void> {
  await User.update({ noticesStoppedAt: new Date() }, { where: { id: userId, noticesStoppedAt: null } });
}

/**
 * Lets a person hear of everything again but of the kinds they have muted.
 * @returns whether they had stopped it.
 */
export async function resumeNotices(userId: number): Promise<boolean> {
  const stopped = { id: userId, noticesStoppedAt: { [Op.ne]: null } };
  const [resumed] = await User.update({ noticesStoppedAt: null }, { where: stopped });
  return resumed > 0;
}
