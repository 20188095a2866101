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

/** Prefix of the keys of payments: nobody's words or presses hold them up. */
export const PAYMENT_KEY = "pay:";

const Charge = z.looseObject({ telegram_payment_charge_id: z.string() });
const Paying = z.looseObject({
  pre_checkout_query: z.looseObject({ id: z.string() }).optional(),
  message: z
    .looseObject({ successful_payment: Charge.optional(), refunded_payment: Charge.optional() })
    .optional(),
});

/** The key of an update about a payment: a question by itself, a charge and its refund in order. */
function paymentKeyOf(content: object): string | undefined {
  const { data } = Paying.safeParse(content);
  const paid = data?.message?.successful_payment ?? data?.message?.refunded_payment;
  if (paid) return `${PAYMENT_KEY}${paid.telegram_payment_charge_id}`;
  return data?.pre_checkout_query && `${PAYMENT_KEY}${data.pre_checkout_query.id}`;
}

/** Words typed in another chat wait for nothing that the person has written to the bot, and hold nothing of it up. */
const INLINE_KEY = "inline:";
const Typing = z.looseObject({ inline_query: z.looseObject({ from: Party }).optional() });

/**
 * Names what must stay in order: the chat an update came from, or whoever sent it where there is none (in a private
 * chat both have the same id). Payments and what people type in other chats stand apart.
 */
export function chatKeyOf({ update_id, ...content }: StoredUpdate): string {
  const paymentKey = paymentKeyOf(content);
  if (paymentKey) return paymentKey;
  const typing = Typing.safeParse(content).data?.inline_query;
  if (typing) return `${INLINE_KEY}${typing.from.id}`;
  for (const value of Object.values(content)) {
    const { data } = Content.safeParse(value);
    const id = data?.chat?.id ?? data?.message?.chat.id ?? data?.from?.id ?? data?.user?.id;
    if (id !== undefined) return String(id);
  }
  return `update:${update_id}`;
}
