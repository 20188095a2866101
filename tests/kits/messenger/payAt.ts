import type { PayKeys, PayProvider, PayReport } from "../../../messenger/pay/shapes.ts";
import { type Say, startFakeMerchant } from "./startFakeMerchant.ts";
import { startTestMessenger } from "./startTestMessenger.ts";

const payKeys: Required<PayKeys> = {
  payme: { merchantId: "587f72c72cac0d162c722ae2", login: "Paycom", key: "a key of Payme" },
  click: { serviceId: "1001", merchantId: "2002", secretKey: "a secret of Click" },
  uzum: { serviceId: "3003", login: "uzum", password: "a password of Uzum" },
};

async function ask(path: string, body: object, say: Say) {
  await using merchant = await startFakeMerchant(say);
  const tg = await startTestMessenger({ appOrigin: merchant.origin, payments: payKeys });
  try {
    const { payments, calls }: PayReport = await tg.sim("POST", path, body);
    const outcomes = payments.map(({ outcome }) => outcome);
    return { payments, outcomes, calls, heard: merchant.heard, names: calls.map(({ name }) => name) };
  } finally {
    await tg.stop();
  }
}

/** Pays a link at a provider's stand-in, with a merchant behind it that says what it is told. */
export const payAt = (provider: PayProvider, link: string, how: string, say: Say) =>
  ask(`/pay/${provider}`, { link, how }, say);

/** Has a provider's stand-in give the money of a payment back. */
export const returnAt = (provider: PayProvider, payment: string, say: Say) =>
  ask(`/pay/${provider}/return`, { payment }, say);
