import { z } from "zod";

/** An update of Telegram, of which only the number is ours to know; the rest is the bot's business. */
export const StoredUpdate = z.looseObject({ update_id: z.int() });
export type StoredUpdate = z.infer<typeof StoredUpdate>;

const Party = z.looseObject({ id: z.int() });
const Content = z.looseObject({
  chat: Party.optional(),
  from: Party.optional(),
  user: Party.optional(),
  message: z.looseObject({ chat: Party }).optional(),
});

/**
 * Names what must stay in order: the chat an update came from, or whoever sent it where there is none (in a private
 * chat both have the same id).
 */
export function chatKeyOf({ update_id, ...content }: StoredUpdate): string {
  for (const value of Object.values(content)) {
    const { data } = Content.safeParse(value);
    const id = data?.chat?.id ?? data?.message?.chat.id ?? data?.from?.id ?? data?.user?.id;
    if (id !== undefined) return String(id);
  }
  return `update:${update_id}`;
}
