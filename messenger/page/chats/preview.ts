import type { Message } from "../../shapes/message.ts";

/** One line that stands for a message. */
export function preview(message: Message): string {
  if (message.text) return message.text;
  if (message.caption) return `🖼 ${message.caption}`;
  if (message.photo) return "🖼 Photo";
  if (message.document) return `📄 ${message.document.file_name ?? "File"}`;
  if (message.contact) return "👤 Contact";
  if (message.venue) return `📍 ${message.venue.title}`;
  if (message.location) return "📍 Location";
  if (message.invoice) return `🧾 ${message.invoice.title}`;
  if (message.successful_payment) return `⭐ You paid ${message.successful_payment.total_amount}`;
  if (message.refunded_payment) return `⭐ ${message.refunded_payment.total_amount} came back`;
  if (message.web_app_data) return "Data from a mini-app";
  return message.write_access_allowed ? "Allowed the bot to write" : "Message";
}

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const dayWithYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

export const timeOf = (seconds: number) => time.format(seconds * 1000);

/** "Today", "Yesterday", "3 May", "3 May 2025". */
export function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (date.getTime() >= midnight) return "Today";
  if (date.getTime() >= midnight - 86_400_000) return "Yesterday";
  return date.getFullYear() === now.getFullYear() ? day.format(date) : dayWithYear.format(date);
}

/** For the list of chats: the time today, else the day. */
export const whenShort = (seconds: number) => (dayOf(seconds) === "Today" ? timeOf(seconds) : dayOf(seconds));
