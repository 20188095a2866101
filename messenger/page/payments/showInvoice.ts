import type { InvoiceView } from "../../shapes/invoices.ts";
import { api } from "../api.ts";
import { getWorld, type InvoiceStatus, setWorld } from "../stores/useWorld.ts";

export type { InvoiceStatus } from "../stores/useWorld.ts";

/** Which invoice: that of a link, or of a message. */
type Choice = { slug: string } | { message: number };

/** Opens an invoice over the page; `done` hears once how it was left. */
export async function showInvoice(
  choice: Choice,
  done: (status: InvoiceStatus) => void = () => {},
): Promise<void> {
  const { personId, paying } = getWorld();
  if (paying) throw new Error("Another invoice is open");
  const query = "slug" in choice ? `slug=${encodeURIComponent(choice.slug)}` : `message=${choice.message}`;
  const invoice = await api<InvoiceView>("GET", `/people/${personId}/invoice?${query}`);
  if (invoice.isPaid) throw new Error("This invoice has been paid");
  if (getWorld().paying) throw new Error("Another invoice is open");
  setWorld({ paying: { invoice, done } });
}
