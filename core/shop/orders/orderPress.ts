import { idPart, press } from "#core/platform/telegram/press.ts";

/** The press below a message about an order. */
export const orderPress = { confirm: press("order:confirm", idPart) };
