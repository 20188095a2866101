import { Op } from "sequelize";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import { liftBan } from "./unbanPerson.ts";

/** Lifts the bans whose days are over. @returns how many. */
export async function liftEndedBans(now = new Date()): Promise<number> {
  const isOver = { bannedUntil: { [Op.lte]: now } };
  const over = await User.findAll({ where: isOver, attributes: ["id"], order: ["bannedUntil"] });
  let lifted = 0;
  for (const { id } of over) {
    const isLifted = await transact(async () => {
      // An admin may have lifted it, or banned them again.
      const user = await User.findOne({ where: { id, ...isOver }, lock: true });
      if (user) await liftBan(user, null);
      return user !== null;
    });
    if (isLifted) lifted += 1;
  }
  return lifted;
}
