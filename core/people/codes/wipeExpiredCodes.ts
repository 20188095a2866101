import { Op } from "sequelize";
import { PhoneCode } from "#db/models/PhoneCode.ts";

/**
 * Wipes codes that were never sent and are past their time.
 * @returns how many.
 */
export async function wipeExpiredCodes(): Promise<number> {
  const [count] = await PhoneCode.update(
    { sealedCode: null },
    { where: { sealedCode: { [Op.ne]: null }, expiresAt: { [Op.lte]: new Date() } } },
  );
  return count;
}
