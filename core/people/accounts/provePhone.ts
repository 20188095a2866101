import { Op } from "sequelize";
import { User } from "#db/models/User.ts";
import { mergeAccounts } from "./mergeAccounts.ts";

/**
 * Keeps a number as proven by a person, in the caller's transaction, which holds the lock `phone` of it. Who had
 * proven it before loses the proof and keeps everything else; an account that had nothing but this phone becomes part of one
 * with Telegram.
 */
export async function provePhone(user: User, phoneNumber: string): Promise<void> {
  const isHeld = { phoneNumber, phoneVerifiedAt: { [Op.ne]: null }, id: { [Op.ne]: user.id } };
  const holder = await User.findOne({ where: isHeld });
  const isPhoneOnly = holder?.telegramId === null && !holder.bannedAt;
  if (holder && isPhoneOnly && user.telegramId !== null) await mergeAccounts(holder.id, user.id);
  await User.update({ phoneVerifiedAt: null }, { where: isHeld });
  await user.update({ phoneNumber, phoneVerifiedAt: new Date() });
}
