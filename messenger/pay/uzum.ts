import { randomUUID } from "node:crypto";
import { HttpError } from "../http/router.ts";
import { type Ask, pauseBefore } from "./callMerchant.ts";
import { basic, type Provider } from "./provider.ts";
import type { PayKeys, PayOutcome } from "./shapes.ts";

interface Answer {
  status?: string;
  errorCode?: number;
}

const KNOWN = 10_010;
const CONFIRMED = 10_016;
const IRREVERSIBLE = 10_017;
const REVERSED = 10_018;
const STATUS_CALLS = 10;
/** The fields of a link that are Uzum's own. The others name the order. */
const OWN_FIELDS = new Set(["serviceId", "amount", "redirectUrl", "person"]);

type Call = (name: string, fields: Record<string, unknown>) => Promise<Answer | undefined>;

function callOf(ask: Ask, transId: string, serviceId: number, authorization: string): Call {
  return async (name, fields) => {
    const request = { serviceId, timestamp: Date.now(), ...fields };
    return ask({
      payment: transId,
      name,
      path: `/api/payments/uzum/${name}`,
      request,
      body: JSON.stringify(request),
      accepts: [200, 400],
      isRepeated: name !== "confirm" && name !== "status",
      headers: { authorization, "content-type": "application/json" },
    });
  };
}

/** Gives the money back, or frees an order whose money was never taken; `refused` when what it paid for is used up. */
async function reverse(call: Call, transId: string): Promise<PayOutcome> {
  const { status, errorCode } = (await call("reverse", { transId })) ?? {};
  if (errorCode === IRREVERSIBLE) return "refused";
  return status === "REVERSED" || errorCode === REVERSED ? "returned" : "stuck";
}

/** Asks how a payment stands until the answer is one of those; nothing when it never is. */
async function askStatus(
  call: Call,
  transId: string,
  enough: readonly string[],
): Promise<string | undefined> {
  for (let attempt = 0; attempt < STATUS_CALLS; attempt += 1) {
    await pauseBefore(Math.min(attempt, 2));
    const { status = "" } = (await call("status", { transId })) ?? {};
    if (enough.includes(status)) return status;
  }
  return undefined;
}

/** The merchant didn't confirm, or its word was lost: what it says next decides. */
async function settle(call: Call, transId: string): Promise<PayOutcome> {
  const status = await askStatus(call, transId, ["CONFIRMED", "FAILED", "REVERSED"]);
  if (status === undefined) return reverse(call, transId);
  return status === "CONFIRMED" ? "paid" : "returned";
}

/** Uzum Bank: Merchant API, https://developer.uzumbank.uz/en/merchant. */
export const uzum = ({ serviceId, login, password }: NonNullable<PayKeys["uzum"]>): Provider => ({
  makeId: randomUUID,

  readLink: ({ searchParams }) => {
    if (searchParams.get("serviceId") !== serviceId) throw new HttpError(400, "Uzum knows no such service");
    const account = Object.fromEntries([...searchParams].filter(([name]) => !OWN_FIELDS.has(name)));
    const amount = searchParams.get("amount") ?? "";
    if (Object.keys(account).length === 0 || !/^[1-9]\d{0,14}$/.test(amount)) {
      throw new HttpError(400, "Uzum: the link names no order or no amount");
    }
    return { account, amount, tiyin: Number(amount), back: searchParams.get("redirectUrl") ?? "" };
  },

  pay: async (ask, transId, { account: params, tiyin: amount }, debit) => {
    const call = callOf(ask, transId, Number(serviceId), basic(login, password));
    const checked = await call("check", { params });
    if (!checked) return "stuck";
    if (checked.status !== "OK") return "refused";
    const created = await call("create", { transId, params, amount });
    if (!created) return "stuck";
    // The code of a create that was heard before: only then is the payment there.
    const isThere =
      created.status === "CREATED" ||
      (created.errorCode === KNOWN && (await askStatus(call, transId, ["CREATED"])) !== undefined);
    if (!isThere) return "refused";
    if (debit === "never") return "unfinished";
    if (debit === "refused") return (await reverse(call, transId)) === "returned" ? "declined" : "stuck";
    const paidBy = { paymentSource: "UZCARD", phone: "998900000000", cardType: "UZCARD" };
    const confirmed = await call("confirm", {
      transId,
      ...paidBy,
      processingReferenceNumber: transId.slice(0, 12),
    });
    const isDone = confirmed?.status === "CONFIRMED" || confirmed?.errorCode === CONFIRMED;
    return isDone ? "paid" : settle(call, transId);
  },

  giveBack: (ask, transId) =>
    reverse(callOf(ask, transId, Number(serviceId), basic(login, password)), transId),
});
