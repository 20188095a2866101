import { randomUUID } from "node:crypto";
import { config } from "../config/env.ts";
import { buildOrder } from "./moneyFactories.ts";
import { startTestApi } from "./testApi.ts";

export type UzumHook = "check" | "create" | "confirm" | "reverse" | "status";

/** The fields of an answer to Uzum. */
interface UzumAnswer {
  serviceId: number;
  transId?: string;
  status: string;
  errorCode?: number;
  timestamp?: number;
  transTime?: number;
  confirmTime?: number | null;
  reverseTime?: number | null;
  amount?: number;
  data?: { amount: { value: string } };
}

const { serviceId, login, password } = config.payments.uzum!;
export const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
/** The authorization that Uzum sends with each call. */
export const UZUM_AUTHORIZATION = basic(`${login}:${password}`);

interface Sending {
  method?: string;
  authorization?: string;
}

/** The API and Uzum's side of it. */
export async function startUzum() {
  const api = await startTestApi();

  /** Sends a body as it is; an answer is JSON, of status 400 when it holds an error and 200 otherwise. */
  async function post(
    hook: UzumHook,
    body: string | undefined,
    { method, authorization = UZUM_AUTHORIZATION }: Sending = {},
  ): Promise<UzumAnswer> {
    const { status, text, headers } = await api.call(`/api/payments/uzum/${hook}`, {
      body,
      ...(method === undefined ? {} : { method }),
      headers: { Authorization: authorization },
    });
    if (!headers.get("Content-Type")?.startsWith("application/json")) throw new Error("Uzum wants JSON");
    const answer = JSON.parse(text) as UzumAnswer;
    if (status !== (answer.errorCode === undefined ? 200 : 400)) throw new Error(`${status}: ${text}`);
    return answer;
  }

  const send = (hook: UzumHook, body: object, sending?: Sending) =>
    post(hook, JSON.stringify({ serviceId: Number(serviceId), timestamp: Date.now(), ...body }), sending);
  const codeOf = async (hook: UzumHook, body: object) => (await send(hook, body)).errorCode;

  /** An order whose payment Uzum has begun. */
  async function created() {
    const { order, listing, amount } = await buildOrder("uzum");
    const transId = randomUUID();
    const asked = { transId, params: { order_id: String(order.id) }, amount };
    const answer = await send("create", asked);
    const confirmed = { transId, paymentSource: "UZUM", phone: "998901234567" };
    return { order, listing, amount, transId, asked, answer, confirmed };
  }

  return { api, post, send, codeOf, created };
}
