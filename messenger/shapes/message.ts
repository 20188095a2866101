/** Messages as the Bot API tells of them. Types only. */

import type { InvoiceCard, Payment } from "./invoices.ts";
import type { InlineKeyboard } from "./keyboards.ts";

export type User = {
  id: number;
  is_bot: boolean;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code?: string;
};

export type ChatRef = {
  id: number;
  type: "private";
  first_name: string;
  last_name?: string;
  username?: string;
};

export type Entity = { type: string; offset: number; length: number; url?: string; language?: string };

export type PhotoSize = {
  file_id: string;
  file_unique_id: string;
  width: number;
  height: number;
  file_size: number;
};

export type DocumentFile = {
  file_id: string;
  file_unique_id: string;
  file_size: number;
  file_name?: string;
  mime_type?: string;
};

export type Contact = { phone_number: string; first_name: string; last_name?: string; user_id?: number };

export type Place = { latitude: number; longitude: number };

/** A place with a name; the message that has one has its point as a location too. */
export type Venue = { location: Place; title: string; address: string };

export type Message = {
  message_id: number;
  date: number;
  chat: ChatRef;
  from: User;
  edit_date?: number;
  text?: string;
  entities?: Entity[];
  caption?: string;
  caption_entities?: Entity[];
  photo?: PhotoSize[];
  document?: DocumentFile;
  media_group_id?: string;
  contact?: Contact;
  location?: Place;
  venue?: Venue;
  reply_markup?: InlineKeyboard;
  reply_to_message?: Message;
  web_app_data?: { data: string; button_text: string };
  write_access_allowed?: { from_request: boolean };
  invoice?: InvoiceCard;
  successful_payment?: Payment;
  refunded_payment?: Payment;
  forward_origin?: { type: "user"; sender_user: User; date: number };
  via_bot?: User;
  /** The picture of the link that the text is previewed by; Telegram's clients show it above the text. */
  preview?: PhotoSize[];
  /** The bot's reaction; Telegram keeps it beside the message, the stand-in in it. */
  reaction?: string;
  /** Set on an invoice that has been paid, so that its button shows the receipt. Telegram keeps that to its clients. */
  isPaid?: true;
};
