import { z } from "zod";
import { cache } from "#core/platform/cache/cache.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";

/** Channel on which the worker hears that Stars are to be given back. */
export const STAR_REFUNDS_CHANNEL = "star-refunds";

/**
 * The details of a payment in Stars. `telegramId` is its payer, whom Telegram wants named to give Stars back; where an old
 * payment lacks it, it was the transaction's payer. `refund` is its state: `due` until Telegram has `done` it, or
 * somebody has `settled` it in another way. `retryAt` and `tries` belong to calls that failed.
 */
const Details = z.object({
  telegramId: z.int().optional(),
  refund: z.enum(["due", "done", "settled"]).optional(),
  tries: z.int().default(0),
  retryAt: z.iso.datetime().optional(),
});
export type StarDetails = z.infer<typeof Details>;

/** The details of a payment in Stars. */
export const starDetails = ({ details }: ProviderPayment): StarDetails => Details.parse(details);

/** Tells the worker, after commit, that Stars are to be given back; it looks by itself every minute too. */
export async function wakeRefunds(): Promise<void> {
  await cache.publish(STAR_REFUNDS_CHANNEL).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, "the refunds of Stars could not be woken");
  });
}
