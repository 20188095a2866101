/** The kinds of updates the bot wants; a new handler's kind must stand here. */
export const allowedUpdates = [
  "message",
  "edited_message",
  "callback_query",
  "pre_checkout_query",
  "my_chat_member",
  "inline_query",
  "chosen_inline_result",
] as const;
