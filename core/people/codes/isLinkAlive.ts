import { PhoneCode } from "#db/models/PhoneCode.ts";
import { LINK_LIFE } from "./codeLimits.ts";

/** Whether the link to an asked code gives none any more: it was used, or is too old. */
export const isLinkOver = ({ usedAt, createdAt }: Pick<PhoneCode, "usedAt" | "createdAt">): boolean =>
  usedAt !== null || createdAt.getTime() < Date.now() - LINK_LIFE;

/** Whether a link `code_<nonce>` is known and still gives its code. */
export async function isLinkAlive(nonce: string): Promise<boolean> {
  const asked = await PhoneCode.findOne({ where: { nonce } });
  return asked !== null && !isLinkOver(asked);
}
