/** What a press of a button below a message about an order asks for, before the order's id; the bot reads it back. */
export const orderPress = { confirm: "order:confirm:" } as const;
