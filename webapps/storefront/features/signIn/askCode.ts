import type { requestCode } from "#contract/auth.ts";
import { call } from "#webapps/shared/client/call.ts";
import { type AskedCode, keepAsked } from "./askedCode.ts";
import { readDevice } from "./device.ts";

const SECOND_MS = 1000;

const onTheWay = new Map<string, Promise<AskedCode>>();

async function ask(phoneNumber: string): Promise<AskedCode> {
  const { nextTimeout, ...answer } = await call<typeof requestCode>("post", "/api/auth/request-code", {
    phoneNumber,
    device: readDevice(),
  });
  const asked = { ...answer, phoneNumber, resendAt: Date.now() + nextTimeout * SECOND_MS };
  keepAsked(asked);
  return asked;
}

/**
 * Has a code sent to a phone; who asks again while it is on its way gets the same answer.
 * @throws {ApiError} with the seconds until another may be asked for in `retryAfter`
 */
export function askCode(phoneNumber: string): Promise<AskedCode> {
  const asking = onTheWay.get(phoneNumber) ?? ask(phoneNumber).finally(() => onTheWay.delete(phoneNumber));
  onTheWay.set(phoneNumber, asking);
  return asking;
}
