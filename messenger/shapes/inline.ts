/** Types of things that are offered or shared into a chat. */

import type { InlineKeyboard } from "./keyboards.ts";
import type { Entity, PhotoSize } from "./message.ts";

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
