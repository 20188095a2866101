import { config } from "../config/env.ts";
import type { Listing } from "../db/models/Listing.ts";
import { buildOrder } from "./moneyFactories.ts";
import { startTestApi } from "./testApi.ts";

/** The fields of an answer to Payme, as far as tests look at them. */
export interface PaymeAnswer {
  id: unknown;
  result?: {
    allow: boolean;
    transaction: string;
    state: number;
    reason: number | null;
    create_time: number;
    perform_time: number;
    cancel_time: number;
    transactions: Record<string, unknown>[];
    success: boolean;
  };
  error?: { code: number; message: Record<string, string>; data?: string };
}

const { login, key } = config.payments.payme!;
const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

/** The authorization that Payme sends with each call. */
export const PAYME_AUTHORIZATION = basic(`${login}:${key}`);

let ids = 0;
const next = () => {
  ids += 1;
  return ids;
};

/** An id such as Payme gives its payments, each time another. */
export const paymeId = () => next().toString(16).padStart(24, "0");

/** The API and Payme's side of it. */
export async function startPayme() {
  const api = await startTestApi();

  /** Sends a body as it is; every answer has status 200 and is JSON. */
  async function send(
    body: string | undefined,
    { method, authorization = PAYME_AUTHORIZATION }: { method?: string; authorization?: string } = {},
  ): Promise<PaymeAnswer> {
    const { status, text, headers } = await api.call("/api/payments/payme", {
      body,
      ...(method === undefined ? {} : { method }),
      headers: { Authorization: authorization, "Content-Type": "text/json; charset=UTF-8" },
    });
    if (status !== 200) throw new Error(`Payme was answered ${status}: ${text}`);
    if (!headers.get("Content-Type")?.startsWith("application/json")) throw new Error("Payme wants JSON");
    return JSON.parse(text) as PaymeAnswer;
  }

  const call = (method: string, params: object, authorization?: string) =>
    send(
      JSON.stringify({ method, params, id: next() }),
      authorization === undefined ? {} : { authorization },
    );

  /** The code of a refusal; nothing where it was none. */
  const codeOf = async (method: string, params: object) => (await call(method, params)).error?.code;

  /** A payment that has begun for an order. */
  async function begin(listing?: Listing) {
    const made = await buildOrder("payme", listing);
    const params = { id: paymeId(), time: Date.now(), amount: made.amount, account: made.account };
    const { result } = await call("CreateTransaction", params);
    const { create_time, transaction } = result!;
    return { ...made, id: params.id, params, create_time, transaction };
  }

  return { api, send, call, codeOf, begin };
}
