import { Op } from "sequelize";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { unseal } from "./keys.ts";

/** A code about to be sent. */
export interface OpenedCode {
  id: string;
  code: string;
  /** The encrypted code that it was opened from. */
  sealedCode: string;
}

/** Opens the code of an asking for its sending; undefined when it is no longer to be sent. */
export async function openCode(id: string): Promise<OpenedCode | undefined> {
  const row = await PhoneCode.findOne({ where: { id, usedAt: null, expiresAt: { [Op.gt]: new Date() } } });
  return row?.sealedCode ? { id, code: unseal(row.sealedCode, id), sealedCode: row.sealedCode } : undefined;
}

/** Wipes a code that was sent or never will be; one that was made for the same asking meanwhile stays. */
export async function wipeCode({ id, sealedCode }: OpenedCode): Promise<void> {
  await PhoneCode.update({ sealedCode: null }, { where: { id, sealedCode } });
}

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
