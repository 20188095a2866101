import { createHash, randomInt } from "node:crypto";
import { HttpError } from "../http/router.ts";
import type { Provider } from "./provider.ts";
import type { PayKeys } from "./shapes.ts";

type Keys = NonNullable<PayKeys["click"]>;
type Fields = Record<string, string>;

interface Answer {
  error?: number;
  merchant_prepare_id?: number | string | null;
}

const actions = { prepare: "0", complete: "1" };
const SUCCESS = 0;
const ALREADY_PAID = -4;
const CANCELLED = -9;
const paid = { error: "0", error_note: "Success" };
const calledOff = { error: "-5017", error_note: "Payment cancelled" };

/** Sum as `N.NN` in tiyin. */
function toTiyin(amount: string): number {
  const [, sum, tiyin = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return sum === undefined ? 0 : Number(sum) * 100 + Number(tiyin.padEnd(2, "0"));
}

/** Tashkent's time, which is five hours ahead all year round. */
const signTime = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

function sign(fields: Fields, { secretKey }: Keys): Fields {
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id, amount, action, sign_time } =
    fields;
  const order = [click_trans_id, service_id, secretKey, merchant_trans_id, merchant_prepare_id];
  const text = [...order, amount, action, sign_time].join("");
  return { ...fields, sign_string: createHash("md5").update(text).digest("hex") };
}

/** Click: SHOP-API, https://docs.click.uz/en/click-api-request. */
export const click = (keys: Keys): Provider => ({
  // Above 2^53, as the protocol allows: a merchant that reads it as a number answers about another payment.
  makeId: () => `${Date.now()}${randomInt(100_000, 1_000_000)}`,

  readLink: ({ searchParams }) => {
    const isOurs =
      searchParams.get("service_id") === keys.serviceId &&
      searchParams.get("merchant_id") === keys.merchantId;
    if (!isOurs) throw new HttpError(400, "Click knows no such service");
    const order = searchParams.get("transaction_param") ?? "";
    const amount = searchParams.get("amount") ?? "";
    const tiyin = toTiyin(amount);
    if (!order || tiyin === 0) throw new HttpError(400, "Click: the link names no order or no amount");
    return {
      account: { merchant_trans_id: order },
      amount,
      tiyin,
      back: searchParams.get("return_url") ?? "",
    };
  },

  pay: async (ask, payment, { account, amount }, debit) => {
    const about = {
      click_trans_id: payment,
      service_id: keys.serviceId,
      click_paydoc_id: payment.slice(-10),
    };
    const call = async (name: "prepare" | "complete", given: Fields): Promise<Answer | undefined> => {
      const fields = { ...about, ...account, amount, action: actions[name], sign_time: signTime(), ...given };
      const request = sign(fields, keys);
      return ask({
        payment,
        name,
        path: `/api/payments/click/${name}`,
        request,
        body: new URLSearchParams(request).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    };

    const prepared = await call("prepare", paid);
    if (!prepared) return "stuck";
    // An order that is paid already needs nothing more; anything else that is refused is called off.
    if (prepared.error === ALREADY_PAID) return "refused";
    const named = { merchant_prepare_id: String(prepared.merchant_prepare_id ?? 0) };
    if (prepared.error !== SUCCESS) {
      await call("complete", { ...named, ...calledOff });
      return "refused";
    }
    if (debit === "never") return "unfinished";
    const completed = await call("complete", { ...named, ...(debit === "taken" ? paid : calledOff) });
    if (debit === "refused") return completed?.error === CANCELLED ? "declined" : "stuck";
    if (completed?.error === CANCELLED) return "returned";
    return completed?.error === SUCCESS || completed?.error === ALREADY_PAID ? "paid" : "stuck";
  },
});
