import { createHash } from "node:crypto";
import { z } from "zod";
import { config } from "#config";
import { isSameSecret } from "#core/platform/secrets/isSameSecret.ts";
import { type ClickCode, codes } from "./codes.ts";

/** Click's times are of Tashkent, which keeps one all year round. */
const TASHKENT = "+05:00";

const SignTime = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .refine((text) => !Number.isNaN(momentOf(text).getTime()));

/** The moment that Click's `sign_time` names. */
export const momentOf = (signTime: string) => new Date(signTime.replace(" ", "T") + TASHKENT);

/** Click's error is kept as a reason, in a column of 16 bits; our own reasons are above 0. */
const ERROR_MIN = -32_768;

/** Amounts, orders and actions are looked at once the signature is known to be good; each has a code of its own. */
const Call = z.object({
  click_trans_id: z.string().regex(/^[1-9]\d{0,18}$/),
  service_id: z.string(),
  click_paydoc_id: z.string().regex(/^\d{0,19}$/),
  merchant_trans_id: z.string(),
  merchant_prepare_id: z.string().optional(),
  amount: z.string(),
  action: z.string(),
  error: z
    .string()
    .regex(/^(0|-[1-9]\d{0,8})$/)
    .transform((text) => Math.max(Number(text), ERROR_MIN)),
  error_note: z.string(),
  sign_time: SignTime,
  sign_string: z.string(),
});
export type ClickCall = z.infer<typeof Call>;

const PREPARE = "0";
const COMPLETE = "1";
const actions = { prepare: PREPARE, complete: COMPLETE };

/** Reads the fields of a call, in the order of Click's own checks: fields, signature, service, action. */
export function readCall(
  step: keyof typeof actions,
  fields: unknown,
): { call: ClickCall } | { code: ClickCode } {
  const { data: call } = Call.safeParse(fields);
  if (!call) return { code: codes.badRequest };
  const isComplete = call.action === COMPLETE;
  // Click has no id to name when it calls off a payment that Prepare refused.
  const isNamed = call.merchant_prepare_id !== undefined || call.error < 0;
  if (isComplete && !isNamed) return { code: codes.badRequest };
  const settings = config.payments.click;
  const signed = { ...call, merchant_prepare_id: isComplete ? call.merchant_prepare_id : undefined };
  if (!settings || !isSigned(signed, settings.secretKey)) return { code: codes.badSign };
  if (call.service_id !== settings.serviceId) return { code: codes.badRequest };
  return call.action === actions[step] ? { call } : { code: codes.unknownAction };
}

/** The signed fields of a call, as they were received. */
interface Signed {
  click_trans_id: string;
  service_id: string;
  merchant_trans_id: string;
  /** Only in Complete. */
  merchant_prepare_id?: string | undefined;
  amount: string;
  action: string;
  sign_time: string;
}

/** The signature of a call. It is made of the call's own text: no value is written again in another form. */
function signatureOf(signed: Signed, secretKey: string): string {
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id = "" } = signed;
  const { amount, action, sign_time } = signed;
  const text = [click_trans_id, service_id, secretKey, merchant_trans_id, merchant_prepare_id];
  return createHash("md5")
    .update([...text, amount, action, sign_time].join(""))
    .digest("hex");
}

/** Whether a call bears Click's signature, in either case. */
function isSigned(call: Signed & { sign_string: string }, secretKey: string): boolean {
  return isSameSecret(call.sign_string.toLowerCase(), signatureOf(call, secretKey));
}
