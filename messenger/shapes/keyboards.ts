/** Buttons under messages and under the text field, as the Bot API tells of them. Types only. */

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
