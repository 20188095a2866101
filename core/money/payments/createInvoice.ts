import { z } from "zod";
import type { Language } from "#contract/languages.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { callTelegram, TelegramError } from "#core/platform/telegram/callTelegram.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { serviceValues } from "./serviceValues.ts";

type Payable = Pick<Transaction, "id" | "coins" | "stars" | "offers">;
type Linked = Payable & Pick<Transaction, "invoiceLink">;

/** The fields of an invoice in Stars: its one price is in whole Stars, its payload is the transaction's id. */
export function describeInvoice({ id, coins, stars, offers }: Payable, language: Language) {
  if (stars === null) throw new Error(`Transaction ${id} has no price in Stars`);
  const what = offers ? "promotion" : "coins";
  const values = { coins, ...serviceValues(offers ?? []) };
  return {
    title: translate(language, `invoice-${what}`, values),
    description: translate(language, `invoice-${what}-about`, values),
    payload: String(id),
    currency: "XTR",
    prices: [{ label: translate(language, `invoice-${what}`, values), amount: stars }],
  };
}

/** Whether Telegram has refused; what it broke down over, or was too slow with, may have been made. */
const isRefusal = (error: unknown) =>
  error instanceof TelegramError && error.code !== undefined && error.code < 500;

/** Keeps the link of an invoice; the one that is kept already, where two were made at once. */
async function keepLink(id: number, link: string): Promise<string> {
  await Transaction.update({ invoiceLink: link }, { where: { id, invoiceLink: null } });
  const { invoiceLink } = await Transaction.findByPk(id, {
    attributes: ["invoiceLink"],
    rejectOnEmpty: true,
  });
  return invoiceLink ?? link;
}

/**
 * The link to the one invoice in Stars for a transaction, which the app opens by itself. A transaction that Telegram refuses
 * one for ends.
 * @throws {RuleError} method_unavailable when there is none.
 */
export async function createInvoice(transaction: Linked, language: Language): Promise<string> {
  if (transaction.invoiceLink) return transaction.invoiceLink;
  const invoice = describeInvoice(transaction, language);
  const asked = callTelegram("createInvoiceLink", { ...invoice, provider_token: "" }, z.url());
  const link = await asked.catch(async (error: unknown) => {
    if (isRefusal(error)) await endUnmade(transaction.id);
    throw new RuleError("method_unavailable", "Telegram gives no invoice just now");
  });
  return keepLink(transaction.id, link);
}

/** Ends a transaction that nobody can pay, as there is no page or invoice for it and never was. */
function endUnmade(id: number): Promise<void> {
  return transact(async () => {
    const transaction = await lockTransaction(id);
    if (transaction?.status === "Created")
      await transaction.update({ status: "Expired", closedAt: new Date() });
  });
}
