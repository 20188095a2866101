import { TRANSACTION_HOURS } from "#contract/limits.ts";
import type { PaymentMethod } from "#contract/payKinds.ts";
import { holdCaller } from "#core/people/accounts/holdCaller.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { findInvoiced } from "./findInvoiced.ts";
import { goods } from "./goods.ts";
import { starsFor } from "./starsFor.ts";
import { assertNotTaking } from "./taking.ts";

interface Wish {
  userId: number;
  method: PaymentMethod;
  listingId: number;
  featureIds: readonly number[];
  /** What the payer was shown that it costs, in coins. */
  cost?: number | undefined;
}

/** When a transaction that is made now is no longer paid. */
export const expiry = () => new Date(Date.now() + TRANSACTION_HOURS * 3_600_000);

/**
 * What a person is to pay for services to a listing of theirs, at today's prices, which it keeps. In Stars it is the order
 * that is still open for just that, if there is one: its invoice may be open somewhere.
 * @throws {RuleError} banned, not_found, what keeps them from having it, price_changed when they were shown another price, and
 * payment_under_way as `assertNotTaking`.
 */
export function createTransaction({
  userId,
  method,
  listingId,
  featureIds,
  cost,
}: Wish): Promise<Transaction> {
  return transact(async () => {
    await holdCaller(userId);
    const offers = await (await goods()).choose(userId, listingId, featureIds);
    const coins = offers.reduce((sum, offer) => sum + offer.cost, 0);
    if (cost !== undefined && cost !== coins) {
      throw new RuleError("price_changed", `It costs ${coins} coins, not ${cost}`);
    }
    await assertNotTaking({ userId, listingId, offers });
    const stars = method === "stars" ? await starsFor(coins) : null;
    const wanted = { userId, method, listingId, offers, coins, stars };
    return (await findInvoiced(wanted)) ?? Transaction.create({ ...wanted, expiresAt: expiry() });
  });
}
