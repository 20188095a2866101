import { z } from "zod";
import type { Language } from "#contract/languages.ts";
import { callTelegram } from "#core/bot/callTelegram.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { RuleError } from "../errors.ts";
import { translate } from "../i18n/translate.ts";
import { serviceValues } from "./serviceValues.ts";

type Payable = Pick<Transaction, "id" | "coins" | "stars" | "offers">;

/** What an invoice in Stars says: its one price is in whole Stars, its payload is the transaction's id. */
export function describeInvoice({ id, coins, stars, offers }: Payable, language: Language) {
  if (stars === null) throw new Error(`Transaction ${id} has no price in Stars`);
  const what = offers ? "promotion" : "coins";
  const values = { coins, ...(offers && serviceValues(offers)) };
  return {
    title: translate(language, `invoice-${what}`, values),
    description: translate(language, `invoice-${what}-about`, values),
    payload: String(id),
    currency: "XTR",
    prices: [{ label: translate(language, `invoice-${what}`, values), amount: stars }],
  };
}

/**
 * A link to an invoice in Stars for a transaction, which the app opens by itself.
 * @throws {RuleError} method_unavailable while Telegram doesn't answer.
 */
export async function createInvoice(transaction: Payable, language: Language): Promise<string> {
  const invoice = describeInvoice(transaction, language);
  try {
    return await callTelegram("createInvoiceLink", { ...invoice, provider_token: "" }, z.url());
  } catch {
    throw new RuleError("method_unavailable", "Telegram gives no invoice just now");
  }
}
