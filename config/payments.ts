import { createHmac } from "node:crypto";
import { z } from "zod";
import { list, text, url } from "./values.ts";

const digits = z.string().regex(/^\d{1,15}$/, "must be a number");
/** A secret that a provider signs with or shows as its password. */
const secret = z.string().min(8, "must be at least 8 characters");
/** Payme's links have no way to write a semicolon. */
const noSemicolons = text.refine((value) => !value.includes(";"), "can't hold a semicolon");

/** The variables of payments; `config/env.ts` reads them. */
export const paymentVariables = {
  PAYME_MERCHANT_ID: noSemicolons.optional(),
  PAYME_LOGIN: text.default("Paycom"),
  PAYME_KEY: secret.optional(),
  PAYME_CHECKOUT_URL: url.optional(),
  CLICK_SERVICE_ID: digits.optional(),
  CLICK_MERCHANT_ID: digits.optional(),
  CLICK_SECRET_KEY: secret.optional(),
  CLICK_PAY_URL: url.optional(),
  UZUM_SERVICE_ID: digits.optional(),
  UZUM_LOGIN: text.optional(),
  UZUM_PASSWORD: secret.optional(),
  UZUM_PAY_URL: url.optional(),
  PAYMENT_ALLOWED_IPS: list
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "must be addresses or networks")))
    .optional(),
};
const Environment = z.object(paymentVariables);

/** Settings that are of use only together. */
export const paymentGroups = [
  ["PAYME_MERCHANT_ID", "PAYME_KEY"],
  ["CLICK_SERVICE_ID", "CLICK_MERCHANT_ID", "CLICK_SECRET_KEY"],
  ["UZUM_SERVICE_ID", "UZUM_LOGIN", "UZUM_PASSWORD"],
] as const;

/** Our accounts at the providers. Each is there only when its settings are. */
interface PaymentSettings {
  payme?: { merchantId: string; login: string; key: string; checkoutUrl: string };
  click?: { serviceId: string; merchantId: string; secretKey: string; payUrl: string };
  uzum?: { serviceId: string; login: string; password: string; payUrl: string };
}

const PAY_PAGES = {
  payme: "https://checkout.paycom.uz",
  click: "https://my.click.uz/services/pay/",
  uzum: "https://www.uzumbank.uz/open-service",
};

/** Stand-ins of the local messenger, which speak the real protocols with keys of this market's own. */
export function localPayments(port: number, jwtSecret: string): Required<PaymentSettings> {
  const make = (use: string) => createHmac("sha256", jwtSecret).update(`local ${use}`).digest("hex");
  const page = (provider: string) => `http://localhost:${port}/pay/${provider}`;
  return {
    payme: {
      merchantId: make("payme id").slice(0, 24),
      login: "Paycom",
      key: make("payme").slice(0, 36),
      checkoutUrl: page("payme"),
    },
    click: { serviceId: "1001", merchantId: "2002", secretKey: make("click"), payUrl: page("click") },
    uzum: { serviceId: "3003", login: "uzum", password: make("uzum"), payUrl: page("uzum") },
  };
}

/** Reads our accounts at the providers, as far as they are set. */
export function paymentSettings(env: z.infer<typeof Environment>): PaymentSettings {
  const { PAYME_MERCHANT_ID: paymeId, PAYME_KEY: paymeKey, UZUM_LOGIN: login } = env;
  const { CLICK_SERVICE_ID: clickId, CLICK_MERCHANT_ID: clickMerchant, CLICK_SECRET_KEY: clickKey } = env;
  const { UZUM_SERVICE_ID: uzumId, UZUM_PASSWORD: password } = env;
  return {
    ...(paymeId && paymeKey
      ? {
          payme: {
            merchantId: paymeId,
            login: env.PAYME_LOGIN,
            key: paymeKey,
            checkoutUrl: env.PAYME_CHECKOUT_URL ?? PAY_PAGES.payme,
          },
        }
      : {}),
    ...(clickId && clickMerchant && clickKey
      ? {
          click: {
            serviceId: clickId,
            merchantId: clickMerchant,
            secretKey: clickKey,
            payUrl: env.CLICK_PAY_URL ?? PAY_PAGES.click,
          },
        }
      : {}),
    ...(uzumId && login && password
      ? { uzum: { serviceId: uzumId, login, password, payUrl: env.UZUM_PAY_URL ?? PAY_PAGES.uzum } }
      : {}),
  };
}
