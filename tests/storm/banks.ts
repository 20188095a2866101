import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { config } from "../../config/env.ts";
import { clickFields, completing } from "../callClick.ts";
import { PAYME_AUTHORIZATION } from "../callPayme.ts";
import { UZUM_AUTHORIZATION } from "../callUzum.ts";
import type { FragileApi } from "./fragileApi.ts";

export interface Order {
  id: number;
  coins: number;
}

/** The payers' money that a provider holds in the end, in coins. */
export class Till {
  coins = 0;
  payments = 0;
}

const chance = (share: number) => Math.random() < share;

/**
 * Does the same several times at once, as providers do that have lost an answer. One that is agreed to counts: what is
 * refused now may be agreed to a moment later, and is then under way.
 */
async function repeated<T>(
  work: () => Promise<T>,
  isAgreed: (answer: T) => boolean = () => true,
): Promise<T> {
  const answers = await Promise.all(Array.from({ length: chance(0.2) ? 3 : 1 }, work));
  return answers.find(isAgreed) ?? (answers[0] as T);
}

interface PaymeAnswer {
  result?: { state: number; allow?: boolean };
  error?: { code: number };
}
const PAYME_BROKEN = -32_400;

/** Payme's side: asks again while we are broken, and believes CheckTransaction in the end. */
export function createPayme(api: FragileApi, till: Till) {
  async function call(method: string, params: object): Promise<PaymeAnswer> {
    for (;;) {
      const { text } = await api.ask("/api/payments/payme", {
        method: "POST",
        headers: { Authorization: PAYME_AUTHORIZATION, "Content-Type": "text/json" },
        body: JSON.stringify({ id: 1, method, params }),
      });
      const answer = JSON.parse(text) as PaymeAnswer;
      if (answer.error?.code !== PAYME_BROKEN) return answer;
      await pause(20);
    }
  }

  return async ({ id: orderId, coins }: Order) => {
    const id = randomUUID().replaceAll("-", "").slice(0, 24);
    const order = { amount: coins * 10_000, account: { order_id: String(orderId) } };
    if (!(await call("CheckPerformTransaction", order)).result) return;
    const begun = { ...order, id, time: Date.now() };
    const created = await repeated(
      () => call("CreateTransaction", begun),
      ({ result }) => result !== undefined,
    );
    if (!created.result) return;
    if (chance(0.15)) await repeated(() => call("CancelTransaction", { id, reason: 3 }));
    else {
      await repeated(() => call("PerformTransaction", { id }));
      if (chance(0.2)) await repeated(() => call("CancelTransaction", { id, reason: 5 }));
    }
    const { result } = await call("CheckTransaction", { id });
    if (result?.state !== 2) return;
    till.coins += coins;
    till.payments += 1;
  };
}

const CLICK_BROKEN = -7;

/** Click's side: what it has taken it keeps telling until it is heard. */
export function createClick(api: FragileApi, till: Till) {
  async function send(step: "prepare" | "complete", fields: Record<string, string | undefined>) {
    for (;;) {
      const given = Object.entries(fields).filter((one): one is [string, string] => one[1] !== undefined);
      const { text } = await api.ask(`/api/payments/click/${step}`, {
        method: "POST",
        body: new URLSearchParams(given),
      });
      const answer = JSON.parse(text) as { error: number; merchant_prepare_id: number | null };
      if (answer.error !== CLICK_BROKEN) return answer;
      await pause(20);
    }
  }

  return async (order: Order) => {
    const fields = clickFields(order);
    const prepared = await repeated(
      () => send("prepare", fields),
      ({ error }) => error === 0,
    );
    if (prepared.error !== 0) return;
    const isRefused = chance(0.15);
    const asked = completing(fields, prepared, { error: isRefused ? "-5017" : "0" });
    const { error } = await repeated(() => send("complete", asked));
    if (isRefused) return;
    if (error !== 0 && error !== -4) throw new Error(`Click has taken money and is answered ${error}`);
    till.coins += order.coins;
    till.payments += 1;
  };
}

const UZUM_BROKEN = 99_999;

/** Uzum's side: after a confirmation it doesn't understand it asks for the status. */
export function createUzum(api: FragileApi, till: Till) {
  const { serviceId } = config.payments.uzum!;
  async function send(hook: string, body: object) {
    for (;;) {
      const { text } = await api.ask(`/api/payments/uzum/${hook}`, {
        method: "POST",
        headers: { Authorization: UZUM_AUTHORIZATION },
        body: JSON.stringify({ serviceId: Number(serviceId), timestamp: Date.now(), ...body }),
      });
      const answer = JSON.parse(text) as { status: string; errorCode?: number };
      if (answer.errorCode !== UZUM_BROKEN) return answer;
      await pause(20);
    }
  }

  return async ({ id, coins }: Order) => {
    const transId = randomUUID();
    const params = { order_id: String(id) };
    if ((await send("check", { params })).status !== "OK") return;
    await repeated(() => send("create", { transId, params, amount: coins * 10_000 }));
    if ((await send("status", { transId })).status !== "CREATED") return;
    await repeated(() => send("confirm", { transId, paymentSource: "UZUM", phone: "998901234567" }));
    if (chance(0.2)) await repeated(() => send("reverse", { transId }));
    if ((await send("status", { transId })).status !== "CONFIRMED") return;
    till.coins += coins;
    till.payments += 1;
  };
}
