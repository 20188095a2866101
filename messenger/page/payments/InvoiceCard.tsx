import type { InvoiceCard as Invoice } from "../../shapes/invoices.ts";
import type { InlineButton } from "../../shapes/keyboards.ts";
import type { Message } from "../../shapes/message.ts";
import { attempt, toast } from "../stores/useWorld.ts";
import { StarIcon } from "./StarIcon.tsx";
import { showInvoice } from "./showInvoice.ts";

const counted = new Intl.NumberFormat("en-US");

/** The card of an invoice in the chat. */
export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  return (
    <div className="invoice">
      <span className="invoice-star">
        <StarIcon size={40} />
      </span>
      <strong>{invoice.title}</strong>
      <span>{invoice.description}</span>
    </div>
  );
}

/** Opens the payment of an invoice in the chat, or says that it has been paid. */
export function pressPay({ message_id, isPaid }: Message): void {
  if (isPaid) toast("You have paid this invoice");
  else attempt(showInvoice({ message: message_id }));
}

/** The rows under a message; an invoice whose bot wrote no button has Telegram's own. */
export function rowsOf({ reply_markup, invoice }: Message): InlineButton[][] | undefined {
  if (reply_markup) return reply_markup.inline_keyboard;
  return invoice && [[{ text: `Pay ⭐ ${counted.format(invoice.total_amount)}`, pay: true }]];
}
