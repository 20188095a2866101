import { openTelegramLink, telegramClient } from "./telegram.ts";

/** How an invoice was left, as far as the app knows: `opened` where it can't hear of that. */
export type InvoiceOutcome = "paid" | "pending" | "cancelled" | "failed" | "opened";

/** The invoice a link names: `https://t.me/$slug` or `https://t.me/invoice/slug`; undefined for any other address. */
export function invoiceSlug(link: string): string | undefined {
  return /^https:\/\/t\.me\/(?:\$|invoice\/)([\w-]+)$/.exec(link)?.[1];
}

/**
 * Opens an invoice over the app and waits until the person leaves it. "paid" is what the client says: whether it is
 * so, only the server knows. A client that can't open one over the app gets it as a link.
 */
export async function openInvoice(link: string): Promise<InvoiceOutcome> {
  const slug = invoiceSlug(link);
  try {
    const { request, supports, retrieveLaunchParams } = await telegramClient();
    if (slug && supports("web_app_open_invoice", retrieveLaunchParams().tgWebAppVersion)) {
      const { status } = await request("web_app_open_invoice", "invoice_closed", {
        params: { slug },
        capture: (closed) => closed.slug === slug,
      });
      return status === "paid" || status === "pending" || status === "cancelled" ? status : "failed";
    }
  } catch {
    // No client to ask: the link is all there is.
  }
  openTelegramLink(link);
  return "opened";
}
