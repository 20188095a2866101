import { config } from "#config";
import type { Language } from "#contract/languages.ts";
import { COIN_SUM, COIN_TIYIN } from "#contract/limits.ts";
import { type Provider, providers } from "#contract/payKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { findBotUsername } from "#core/platform/telegram/findBotUsername.ts";
import type { Transaction } from "#db/models/Transaction.ts";

type Payable = Pick<Transaction, "id" | "coins">;
type Page = (transaction: Payable, back: string, language: Language) => string | undefined;

function withQuery(page: string, values: Record<string, string>): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * A link of Payme's with its own names of fields, none of which may hold a semicolon; https://developer.help.paycom.uz,
 * "otpravka cheka po metodu GET".
 */
export function paymeLink(checkoutUrl: string, fields: Record<string, string | number>): string {
  const text = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return `${checkoutUrl}/${Buffer.from(text.join(";")).toString("base64")}`;
}

const payme: Page = ({ id, coins }, back, language) => {
  const settings = config.payments.payme;
  if (!settings) return undefined;
  return paymeLink(settings.checkoutUrl, {
    m: settings.merchantId,
    "ac.order_id": id,
    a: coins * COIN_TIYIN,
    l: language === "uz" ? "uz" : "ru",
    c: back,
  });
};

// https://docs.click.uz/click-button: the amount in sum as N.NN.
const click: Page = ({ id, coins }, back) => {
  const settings = config.payments.click;
  if (!settings) return undefined;
  return withQuery(settings.payUrl, {
    service_id: settings.serviceId,
    merchant_id: settings.merchantId,
    amount: (coins * COIN_SUM).toFixed(2),
    transaction_param: String(id),
    return_url: back,
  });
};

// The names of its query are those agreed with Uzum for the service; the amount in tiyin.
const uzum: Page = ({ id, coins }, back) => {
  const settings = config.payments.uzum;
  if (!settings) return undefined;
  return withQuery(settings.payUrl, {
    serviceId: settings.serviceId,
    order_id: String(id),
    amount: String(coins * COIN_TIYIN),
    redirectUrl: back,
  });
};

/** A provider that takes money on a page of its own. */
type Paged = Exclude<Provider, "stars">;

const pages: Record<Paged, Page> = { payme, click, uzum };

/** Where a provider brings people back to: the app, which then asks how their payment stands. */
async function backLink(id: number): Promise<string> {
  const username = await findBotUsername();
  return username
    ? `https://t.me/${username}/market?startapp=transaction_${id}`
    : `${config.PUBLIC_URL}/webApp?transactionId=${id}`;
}

/**
 * The page of a provider on which a transaction is paid, in the payer's language where it knows it.
 * @throws {RuleError} method_unavailable when the provider isn't set up.
 */
export async function payLink(transaction: Payable, provider: Paged, language: Language): Promise<string> {
  const link = pages[provider](transaction, await backLink(transaction.id), language);
  if (!link) throw new RuleError("method_unavailable", `${provider} isn't set up`);
  return link;
}

/** Lists the providers that people can pay through: those that are set up, and Stars always. */
export const paymentProviders = (): Provider[] =>
  providers.filter((provider) => provider === "stars" || config.payments[provider]);
