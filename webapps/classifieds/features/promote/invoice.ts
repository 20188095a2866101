import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { clientVersion, telegramClient } from "#webapps/shared/telegram/telegram.ts";

/** How an invoice was left, as far as the app knows: `opened` where it can't hear of that. */
export type InvoiceOutcome = "paid" | "pending" | "cancelled" | "failed" | "opened";

const HOSTS = ["t.me", "telegram.me"];

/**
 * The invoice a link names: `https://t.me/$slug` or `https://t.me/invoice/slug`; undefined for any other address. Of what
 * letters a slug is isn't documented (some have a `=`): all that stand in the path belong to it.
 */
export function invoiceSlug(link: string): string | undefined {
  try {
    // Old web views have no URL.canParse.
    const url = new URL(link);
    if (url.protocol !== "https:" || !HOSTS.includes(url.hostname) || url.search || url.hash)
      return undefined;
    return /^\/(?:\$|invoice\/)([^/\s]+)\/?$/.exec(decodeURIComponent(url.pathname))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Opens an invoice over the app and waits until the person leaves it. What comes of it is what the client says: clients say
 * "cancelled" or "failed" of what was paid, too, and some close an invoice without a word, after which this never ends. Whether
 * it is paid only the server knows. A client that can't open one over the app gets it as a link.
 */
export async function openInvoice(link: string): Promise<InvoiceOutcome> {
  const slug = invoiceSlug(link);
  try {
    const { request, supports } = await telegramClient();
    if (slug && supports("web_app_open_invoice", clientVersion())) {
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
