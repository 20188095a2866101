import { createHash } from "node:crypto";
import { isSameSecret } from "#core/platform/secrets/isSameSecret.ts";

/** What of a call is signed, as it was received. */
interface Signed {
  click_trans_id: string;
  service_id: string;
  merchant_trans_id: string;
  /** Of Complete alone. */
  merchant_prepare_id?: string | undefined;
  amount: string;
  action: string;
  sign_time: string;
}

/** The signature of a call, made of its own text: nothing of it is written anew. */
export function signatureOf(signed: Signed, secretKey: string): string {
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id = "" } = signed;
  const { amount, action, sign_time } = signed;
  const text = [click_trans_id, service_id, secretKey, merchant_trans_id, merchant_prepare_id];
  return createHash("md5")
    .update([...text, amount, action, sign_time].join(""))
    .digest("hex");
}

/** Whether a call bears Click's signature, in either case. */
export function isSigned(call: Signed & { sign_string: string }, secretKey: string): boolean {
  return isSameSecret(call.sign_string.toLowerCase(), signatureOf(call, secretKey));
}
