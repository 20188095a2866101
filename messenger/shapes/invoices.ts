/** Invoices and payments in Stars. Types only. */

/** The part of an invoice that a message tells; its payload stays between the bot and Telegram. */
export type InvoiceCard = {
  title: string;
  description: string;
  start_parameter: string;
  currency: "XTR";
  total_amount: number;
};

export type Payment = {
  currency: "XTR";
  total_amount: number;
  invoice_payload: string;
  telegram_payment_charge_id: string;
  provider_payment_charge_id: string;
};

/** An invoice as the person who is to pay it sees it. */
export type InvoiceView = {
  slug: string;
  title: string;
  description: string;
  /** Whole Stars. */
  amount: number;
  isPaid: boolean;
};

export type PayOutcome =
  | { status: "paid"; slug: string; chargeId: string }
  | { status: "failed"; slug: string; error: string };
