import type { OutgoingMessage } from "#core/outbox/message.ts";

type Rows = NonNullable<OutgoingMessage["buttons"]>;

/** What a press of a button below a message of a conversation asks for; the bot reads it back. */
export const chatPress = {
  enter: "chat:enter:",
  /** The words that the question replies to are for this one. */
  choose: "chat:for:",
  end: "chat:end:",
  block: "chat:block:",
  report: "chat:report:",
} as const;

const button = (key: string, press: string) => ({ text: { key }, callback: press });

/** Ways to be left in peace. */
export function peaceRow(conversationId: number, { canReport }: { canReport: boolean }): Rows[number] {
  return [
    button("button-chat-block", chatPress.block + conversationId),
    ...(canReport ? [button("button-chat-report", chatPress.report + conversationId)] : []),
  ];
}

/** The buttons below what the other side said: a row, or two where three would be too narrow. */
export function chatButtons(conversationId: number, can: { canReport: boolean }): Rows {
  const reply = button("button-chat-reply", chatPress.enter + conversationId);
  const peace = peaceRow(conversationId, can);
  return peace.length > 1 ? [[reply], peace] : [[reply, ...peace]];
}
