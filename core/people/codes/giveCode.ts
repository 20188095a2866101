import { PhoneCode } from "#db/models/PhoneCode.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import { verifyPhone } from "../accounts/verifyPhone.ts";
import { CODE_LIFE } from "./codeLimits.ts";
import { isLinkOver } from "./isLinkAlive.ts";
import { makeOneTimeCode } from "./makeOneTimeCode.ts";
import { queueCode } from "./queueCode.ts";

/** The outcome of a contact that was shared behind a link: the code comes, or why it doesn't. */
export type Given = "given" | "other_number" | "too_old" | "no_code";

interface Shared {
  /** Telegram id of the person whose own contact it is. */
  telegramId: number;
  /** The phone as Telegram tells it. */
  phone: string;
  /** The nonce of the link `code_<nonce>`. */
  nonce: string;
}

/**
 * Keeps a shared contact's number as proven, and has the bot tell the code that its link was made for, a new one each time.
 * No limit holds it up: who shares the contact has the phone.
 * @throws {RuleError} invalid_input when it is no phone number, not_found when the person is unknown.
 */
export function giveCode({ telegramId, phone, nonce }: Shared): Promise<Given> {
  return transact(async () => {
    const phoneNumber = await verifyPhone(telegramId, phone);
    const asked = await PhoneCode.findOne({ where: { nonce } });
    if (!asked) return "no_code";
    if (asked.phoneNumber !== phoneNumber) return "other_number";

    const { id } = asked;
    const code = await PhoneCode.findByPk(id, { lock: true, rejectOnEmpty: true });
    if (isLinkOver(code)) return "too_old";
    // A code that its person asks for by the link isn't under the limits of unasked messages: see codeLimits.ts.
    await code.update({
      ...makeOneTimeCode(id),
      delivery: "link",
      tries: 0,
      addressTries: 0,
      expiresAt: new Date(Date.now() + CODE_LIFE),
    });
    const user = await User.findOne({ where: { telegramId }, rejectOnEmpty: true });
    await queueCode(id, user.id);
    return "given";
  });
}
