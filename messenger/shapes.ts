/** Shapes that travel: between the Bot API and the bot, and between this process and its page. Types only. */

export type Platform = "android" | "ios" | "macos" | "tdesktop" | "web";
export type ThemeName = "light" | "dark" | "blue";
export type AppName = "market" | "shop" | "reports";
/** How a mini-app was opened; it decides which launch data it gets. */
export type LaunchMode = "inline" | "menu" | "keyboard" | "direct";

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

export type InlineButton = {
  text: string;
  url?: string;
  callback_data?: string;
  web_app?: { url: string };
  copy_text?: { text: string };
  switch_inline_query?: string;
  switch_inline_query_current_chat?: string;
  style?: string;
  /** Opens the payment of the invoice it stands under. */
  pay?: true;
};
export type InlineKeyboard = { inline_keyboard: InlineButton[][] };
export type ReplyButton = {
  text: string;
  request_contact?: boolean;
  request_location?: boolean;
  web_app?: { url: string };
};
export type ReplyKeyboard = {
  keyboard: ReplyButton[][];
  resize_keyboard?: boolean;
  one_time_keyboard?: boolean;
  is_persistent?: boolean;
  input_field_placeholder?: string;
};

/** What a message tells of an invoice; its payload stays between the bot and Telegram. */
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
  /** Of an invoice: it has been paid, so its button shows the receipt. Telegram keeps that to its clients. */
  isPaid?: true;
};

/** One person of the stand-in: an account of Telegram with the phone it is used on. */
export type Person = {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  language: string;
  platform: Platform;
  phone: string;
  /** Pressed START at least once. */
  started: boolean;
  /** Has blocked the bot. */
  blocked: boolean;
  /** Let the bot write first, from a mini-app. */
  canWrite: boolean;
  /** Where the phone believes to be; null when its location is switched off. */
  location: Place | null;
  locationAccess: LocationAccess;
  /** Telegram Stars on the account. */
  stars: number;
};

/** Whether mini-apps of the bot may know where the person is. */
export type LocationAccess = "unasked" | "granted" | "denied";

export type Chat = {
  /** `bot:<person>` or `people:<lower>:<higher>`. */
  key: string;
  messages: Message[];
  keyboard: ReplyKeyboard | null;
  /** A one-time keyboard that was pressed: folded away, still at hand. */
  isKeyboardUsed: boolean;
  pinned: number | null;
  /** Last message read, by person. */
  read: Record<string, number>;
};
export type ChatSummary = {
  key: string;
  last: Message | null;
  unread: Record<string, number>;
};
export type ChatView = Omit<Chat, "read"> & { hasEarlier: boolean };

export type BotCommand = { command: string; description: string };
export type MenuButton =
  | { type: "commands" }
  | { type: "default" }
  | { type: "web_app"; text: string; web_app: { url: string } };

/** The bot as one person's phone shows it. */
export type BotProfile = {
  id: number;
  username: string;
  name: string;
  description: string;
  shortDescription: string;
  commands: BotCommand[];
  menuButton: MenuButton;
};

export type Setup = {
  bot: { id: number; username: string; name: string };
  publicUrl: string;
  apps: Record<AppName, { port: number; path: string }>;
  people: Person[];
  chats: ChatSummary[];
};

/** A mini-app ready to be shown in a frame. */
export type Launch = {
  id: string;
  personId: number;
  app: AppName;
  mode: LaunchMode;
  platform: Platform;
  version: string;
  theme: ThemeName;
  /** Port of the origin that serves this app. */
  port: number;
  /** Path and query of the app, without launch parameters in the hash. */
  path: string;
  /** Everything after `#`. */
  hash: string;
  /** Text of the keyboard button, for `web_app_data`. */
  buttonText: string;
};

export type LiveEvent =
  | { type: "message"; key: string; message: Message }
  | { type: "deleted"; key: string; ids: number[] }
  | { type: "summary"; summary: ChatSummary }
  | {
      type: "keyboard";
      key: string;
      keyboard: ReplyKeyboard | null;
      isKeyboardUsed: boolean;
      pinned: number | null;
    }
  | { type: "people"; people: Person[] }
  | { type: "bot" }
  | { type: "typing"; key: string; action: string }
  | { type: "answer"; personId: number; queryId: string; text: string; isAlert: boolean; url: string }
  | { type: "reset" };

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

export type PreparedMessage = {
  id: string;
  text: string;
  entities: Entity[];
  photo: PhotoSize[] | null;
  reply_markup?: InlineKeyboard;
  /** The address that the text is previewed by. */
  previewUrl?: string;
};

/** One line of what the bot offers for words typed after its name, with the message that it becomes. */
export type InlineResult = PreparedMessage & { title: string; description: string; thumbUrl: string };
/** Stands above the results: opens a mini-app, or the chat with the bot. */
export type InlineAnswerButton = { text: string; webAppUrl?: string; startPayload?: string };
export type InlineAnswer = {
  queryId: string;
  results: InlineResult[];
  /** Asks for the results behind these; "" when there are none. */
  nextOffset: string;
  button: InlineAnswerButton | null;
};
