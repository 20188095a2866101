import { z } from "zod";
import { config } from "#config";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readSignedPairs } from "#core/platform/telegram/readSignedPairs.ts";
import { User } from "#db/models/User.ts";
import { verifyPhone } from "./verifyPhone.ts";

/** Oldest answer that is taken, in seconds: the app sends it as soon as it has it. */
const MAX_AGE = 60 * 60;

const Contact = z.object({ user_id: z.int().positive(), phone_number: z.string() });

function readContact(text: string | undefined): z.infer<typeof Contact> {
  try {
    return Contact.parse(JSON.parse(text ?? ""));
  } catch {
    throw new RuleError("invalid_input", "Signed data: no contact of a person");
  }
}

/**
 * Keeps the phone that a person shared from a mini-app as proven, under the same rule as one shared in the chat.
 * @param signed the answer of `requestContact` as the messenger signed it.
 * @returns the number as kept, in E.164.
 * @throws {RuleError} invalid_input when it is forged, doubled, older than an hour, somebody else's or no phone number.
 */
export async function savePhone(userId: number, signed: string): Promise<string> {
  const pairs = readSignedPairs(signed, {
    botToken: config.BOT_TOKEN,
    now: new Date(),
    maxAge: MAX_AGE,
    code: "invalid_input",
  });
  const contact = readContact(pairs.get("contact"));
  const user = await User.findByPk(userId, { attributes: ["telegramId"] });
  if (user?.telegramId !== contact.user_id) {
    throw new RuleError("invalid_input", "The contact is somebody else's");
  }
  return verifyPhone(contact.user_id, contact.phone_number);
}
