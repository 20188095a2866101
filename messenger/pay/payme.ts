import { randomBytes, randomInt } from "node:crypto";
import { HttpError } from "../http/router.ts";
import type { Ask } from "./callMerchant.ts";
import { basic, type Provider } from "./provider.ts";
import type { PayKeys, PayOutcome } from "./shapes.ts";

/** Words of Payme for what ended a payment. */
const DEBIT_FAILED = 2;
const EXECUTION_FAILED = 3;
const REFUND = 5;
const states = { created: 1, performed: 2, cancelled: -1, refunded: -2 };

interface Answer {
  result?: { allow?: boolean; state?: number };
  error?: { code: number };
}

const PAGE = "/pay/payme/";
const ACCOUNT = "ac.";

/** Fields of a link: `name=value;name=value`, in base64. */
function readFields({ pathname }: URL): Map<string, string> {
  const text = Buffer.from(decodeURIComponent(pathname.slice(PAGE.length)), "base64").toString();
  return new Map(
    text.split(";").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name, value.join("=")];
    }),
  );
}

/** Calls of one payment, numbered. */
function callOf(ask: Ask, payment: string, authorization: string) {
  let number = randomInt(1, 1_000_000);
  return async (method: string, params: Record<string, unknown>): Promise<Answer | undefined> => {
    number += 1;
    const request = { method, params, id: number };
    return ask({
      payment,
      name: method,
      path: "/api/payments/payme",
      request,
      body: JSON.stringify(request),
      headers: { authorization, "content-type": "text/json; charset=UTF-8" },
    });
  };
}

/** Ends a payment, whether its money was taken or not; `refused` when what it paid for is used up. */
async function cancel(call: ReturnType<typeof callOf>, id: string, reason: number): Promise<PayOutcome> {
  const { result, error } = (await call("CancelTransaction", { id, reason })) ?? {};
  await call("CheckTransaction", { id });
  if (error) return "refused";
  return result?.state === states.cancelled || result?.state === states.refunded ? "returned" : "stuck";
}

/** Payme: JSON-RPC, https://developer.help.paycom.uz. */
export const payme = ({ merchantId, login, key }: NonNullable<PayKeys["payme"]>): Provider => ({
  makeId: () => randomBytes(12).toString("hex"),

  readLink: (link) => {
    const fields = readFields(link);
    if (fields.get("m") !== merchantId) throw new HttpError(400, "Payme -31601: it knows no such merchant");
    const account = [...fields].filter(([name]) => name.startsWith(ACCOUNT));
    const amount = fields.get("a") ?? "";
    if (account.length === 0) throw new HttpError(400, "Payme -31610: the link names no order");
    if (!/^[1-9]\d{0,14}$/.test(amount)) throw new HttpError(400, "Payme -31611: the link names no amount");
    return {
      account: Object.fromEntries(account.map(([name, value]) => [name.slice(ACCOUNT.length), value])),
      amount,
      tiyin: Number(amount),
      back: fields.get("c") ?? "",
    };
  },

  pay: async (ask, payment, { account, tiyin: amount }, debit) => {
    const call = callOf(ask, payment, basic(login, key));
    const allowed = await call("CheckPerformTransaction", { amount, account });
    if (!allowed) return "stuck";
    if (!allowed.result?.allow) return "refused";
    const time = Date.now();
    const created = await call("CreateTransaction", { id: payment, time, amount, account });
    if (!created) return "stuck";
    if (created.result?.state !== states.created) return "refused";
    if (debit === "never") return "unfinished";
    if (debit === "refused") {
      return (await cancel(call, payment, DEBIT_FAILED)) === "returned" ? "declined" : "stuck";
    }
    const performed = await call("PerformTransaction", { id: payment });
    if (performed?.result?.state !== states.performed) {
      const ended = performed && (await cancel(call, payment, EXECUTION_FAILED));
      return ended === "returned" ? "returned" : "stuck";
    }
    const checked = await call("CheckTransaction", { id: payment });
    return checked?.result?.state === states.performed ? "paid" : "stuck";
  },

  giveBack: (ask, payment) => cancel(callOf(ask, payment, basic(login, key)), payment, REFUND),
});
