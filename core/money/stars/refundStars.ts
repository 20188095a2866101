import { z } from "zod";
import { callTelegram, TelegramError } from "#core/platform/telegram/callTelegram.ts";

/**
 * Asks Telegram to give a payment back to who made it. One that it has given back already is as good.
 * @throws {TelegramError} when it refuses or doesn't answer.
 */
export async function refundStars(telegramId: number, chargeId: string): Promise<void> {
  try {
    const charge = { user_id: telegramId, telegram_payment_charge_id: chargeId };
    await callTelegram("refundStarPayment", charge, z.literal(true));
  } catch (error) {
    const isBack = error instanceof TelegramError && error.description.includes("CHARGE_ALREADY_REFUNDED");
    if (!isBack) throw error;
  }
}
