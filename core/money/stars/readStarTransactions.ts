import { z } from "zod";
import { callTelegram } from "#core/platform/telegram/callTelegram.ts";

/** The most that one call gives. */
const PAGE = 100;

/** A person is a `user`; `invoice_payload` is what the invoice of ours carried. */
const Partner = z.looseObject({
  type: z.string(),
  user: z.looseObject({ id: z.int() }).optional(),
  invoice_payload: z.string().optional(),
});

/**
 * A movement of the bot's Stars (https://core.telegram.org/bots/api#startransaction): what came has a `source`, what went
 * a `receiver`; a refund has the id of its payment. Amounts are whole Stars, dates seconds since 1970.
 */
const StarTransaction = z.object({
  id: z.string(),
  amount: z.int(),
  date: z.int(),
  source: Partner.optional(),
  receiver: Partner.optional(),
});
export type StarTransaction = z.infer<typeof StarTransaction>;
const Page = z.object({ transactions: z.array(StarTransaction) });

/**
 * Reads all movements of the bot's Stars, the oldest first.
 * @throws {TelegramError} when Telegram doesn't answer.
 */
export async function* readStarTransactions(): AsyncGenerator<StarTransaction> {
  for (let offset = 0; ; ) {
    const { transactions } = await callTelegram("getStarTransactions", { offset, limit: PAGE }, Page);
    yield* transactions;
    if (transactions.length < PAGE) return;
    offset += transactions.length;
  }
}
