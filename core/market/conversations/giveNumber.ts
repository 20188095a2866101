import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import type { Conversation } from "./findConversation.ts";
import { lockConversation } from "./lockConversation.ts";
import { isKept, passOn, type Said } from "./passOn.ts";

/** This many last digits name the number that its owner has agreed to give. */
const NAMED_BY = 4;

interface Consent extends Pick<Said, "updateId" | "messageId"> {
  conversationId: number;
  /** The last digits of the number that the person was asked about. */
  lastDigits: string;
}

/** Finds the number that a person has proven, and the digits by which a consent names it. */
export async function findProvenPhone(
  userId: number,
): Promise<{ phone: string; lastDigits: string } | undefined> {
  const user = await User.findByPk(userId, { attributes: ["phoneNumber", "phoneVerifiedAt"] });
  if (!user?.phoneNumber || !user.phoneVerifiedAt) return undefined;
  return { phone: user.phoneNumber, lastDigits: user.phoneNumber.slice(-NAMED_BY) };
}

/**
 * Gives the other side of a conversation the person's own proven number, to which they have just agreed; once for each
 * question that was asked about it: `isRepeated` is a second press of that, not one that comes again.
 * @throws {RuleError} banned, too_many_requests, not_found when they have no part in it or have another number by now,
 * not_active, blocked, conflict when the other side can't be reached.
 */
export function giveNumber(
  userId: number,
  { conversationId, lastDigits, ...press }: Consent,
): Promise<{ conversation: Conversation; phone: string; isRepeated: boolean }> {
  return transact(async () => {
    const conversation = await lockConversation(userId, conversationId);
    const proven = await findProvenPhone(userId);
    if (proven?.lastDigits !== lastDigits) throw new RuleError("not_found", "Another number by now");
    const { phone } = proven;
    const { me, listingNameForOther: listing } = conversation;
    const said: Said = { ...press, press: "phone", text: phone, photoFileId: null };
    const parts = [{ text: { key: "chat-phone" as const, values: { name: me.firstName, listing, phone } } }];
    const kept = await passOn(conversation, said, { parts });
    return { conversation, phone, isRepeated: !kept && !(await isKept(press)) };
  });
}
