import type { Tokens } from "#contract/auth.ts";
import type { Language } from "#contract/languages.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { CountSignIn } from "#core/platform/limits/countSignIn.ts";
import { holdLock } from "#db/locks.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import { transact } from "#db/sequelize.ts";
import { getOrCreatePhoneUser } from "../accounts/getOrCreatePhoneUser.ts";
import { keepReferer } from "../accounts/keepReferer.ts";
import { readPhone } from "../accounts/readPhone.ts";
import { offerKeeping } from "../deletion/offerKeeping.ts";
import { checkPhoneTicket } from "./phoneTickets.ts";
import { startSession } from "./startSession.ts";

interface SignIn {
  phoneNumber: string;
  address: string;
  refererId?: number | undefined;
  verificationTicket?: string | undefined;
}

interface Visitor {
  askedLanguage: () => Language | undefined;
  countSignIn: CountSignIn;
}

/**
 * Signs in with a phone that a ticket proves; an address that comes along is kept for the next order.
 * @throws {RuleError} invalid_input, phone_unproven, banned, too_many_requests
 */
export async function signInWithPhone(
  { phoneNumber: typed, address, refererId, verificationTicket }: SignIn,
  { askedLanguage, countSignIn }: Visitor,
): Promise<Tokens> {
  const phoneNumber = readPhone(typed);
  await checkPhoneTicket(verificationTicket, phoneNumber);
  return transact(async () => {
    await holdLock("phone", phoneNumber);
    const person = await getOrCreatePhoneUser(phoneNumber, askedLanguage());
    if (person.bannedAt) throw new RuleError("banned", "This person is banned");
    await countSignIn(person.id);
    await keepReferer(person.id, refererId);
    await offerKeeping(person.id);
    if (address)
      await DeliveryProfile.upsert({ userId: person.id, address }, { fields: ["address", "updatedAt"] });
    return startSession(person.id);
  });
}
