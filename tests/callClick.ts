import { createHash } from "node:crypto";
import { config } from "../config/env.ts";
import type { Transaction } from "../db/models/Transaction.ts";
import { buildOrder } from "./moneyFactories.ts";
import { startTestApi } from "./testApi.ts";

export type ClickStep = "prepare" | "complete";
/** Fields of a call; undefined ones are left out. */
export type ClickFields = Record<string, string | undefined>;

/** The fields of an answer to Click. */
interface ClickAnswer {
  /** The digits of the number that the field is in JSON. */
  click_trans_id?: string;
  merchant_trans_id?: string;
  merchant_prepare_id?: number | null;
  merchant_confirm_id?: number | null;
  error: number;
  error_note: string;
}

const { serviceId, secretKey } = config.payments.click!;
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** Above 2^53, and odd: a float would tell another. */
let ids = 9_007_199_254_740_993n;
/** An id such as Click gives its payments, each time another. */
export function clickId(): string {
  ids += 2n;
  return String(ids);
}

/** Reads an answer whose number is above what JavaScript reads; what isn't a number there is no id. */
function readClickAnswer(text: string): ClickAnswer {
  const answer = JSON.parse(text) as ClickAnswer;
  const [, digits] = /"click_trans_id":(\d+)[,}]/.exec(text) ?? [];
  if ("click_trans_id" in answer !== (digits !== undefined)) throw new Error(`Click wants a number: ${text}`);
  return { ...answer, ...(digits === undefined ? {} : { click_trans_id: digits }) };
}

/** Signs fields as Click's documentation says. */
export function sign(fields: ClickFields, key = secretKey): ClickFields {
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id } = fields;
  const { amount, action, sign_time } = fields;
  const prepared = action === "1" ? merchant_prepare_id : "";
  const text = [click_trans_id, service_id, key, merchant_trans_id, prepared, amount, action, sign_time];
  return { ...fields, sign_string: md5(text.join("")) };
}

/** A payment of an order as Click would tell of it, signed. */
export function clickFields(
  { id, coins }: Pick<Transaction, "id" | "coins">,
  overrides: ClickFields = {},
): ClickFields {
  return sign({
    click_trans_id: clickId(),
    service_id: serviceId,
    click_paydoc_id: "14519000",
    merchant_trans_id: String(id),
    amount: `${coins * 100}.00`,
    action: "0",
    error: "0",
    error_note: "Success",
    sign_time: "2026-11-22 12:30:05",
    ...overrides,
  });
}

/** The fields of Complete that belong to a call of Prepare and its answer. */
export const completing = (
  prepared: ClickFields,
  answer: Pick<ClickAnswer, "merchant_prepare_id">,
  overrides: ClickFields = {},
): ClickFields =>
  sign({
    ...prepared,
    action: "1",
    merchant_prepare_id: String(answer.merchant_prepare_id),
    ...overrides,
  });

/** The API and Click's side of it. */
export async function startClick() {
  const api = await startTestApi();

  /** Sends a body as it is; every answer has status 200 and is JSON. */
  async function post(
    step: ClickStep,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<ClickAnswer> {
    const {
      status,
      text,
      headers: got,
    } = await api.call(`/api/payments/click/${step}`, {
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    });
    if (status !== 200) throw new Error(`Click was answered ${status}: ${text}`);
    if (!got.get("Content-Type")?.startsWith("application/json")) throw new Error("Click wants JSON");
    return readClickAnswer(text);
  }

  const send = (step: ClickStep, fields: ClickFields) => {
    const given = Object.entries(fields).filter((one): one is [string, string] => one[1] !== undefined);
    return post(step, new URLSearchParams(given).toString());
  };
  const codeOf = async (step: ClickStep, fields: ClickFields) => (await send(step, fields)).error;

  /** An order whose payment Click has prepared; `complete` tells how it went. */
  async function prepared() {
    const { order, listing } = await buildOrder("click");
    const fields = clickFields(order);
    const answer = await send("prepare", fields);
    const complete = (overrides: ClickFields = {}) =>
      codeOf("complete", completing(fields, answer, overrides));
    return { order, listing, fields, answer, complete };
  }

  return { api, post, send, codeOf, prepared };
}
