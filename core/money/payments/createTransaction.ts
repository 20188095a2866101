import { TRANSACTION_HOURS } from "#contract/limits.ts";
import type { PaymentMethod } from "#contract/payKinds.ts";
import { starsPrice } from "#contract/starsPrice.ts";
import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { findInvoiced } from "./findInvoiced.ts";
import { goods } from "./goods.ts";
import { listCoinPacks } from "./listCoinPacks.ts";
import { assertNotTaking } from "./taking.ts";

interface Wish {
  userId: number;
  method: PaymentMethod;
  listingId: number;
  featureIds: readonly number[];
  /** The cost that the payer was shown, in coins. */
  cost?: number | undefined;
}

/** When a transaction that is made now is no longer paid. */
export const expiry = () => new Date(Date.now() + TRANSACTION_HOURS * 3_600_000);

/**
 * Makes the transaction for services to a person's own listing, at today's prices, which it keeps. In Stars, a transaction
 * that is still open for just that is returned instead: its invoice may be open somewhere.
 * @throws {RuleError} banned, not_found, the refusals of the chosen services, price_changed when the payer was shown
 * another price, and payment_under_way as `assertNotTaking`.
 */
export function createTransaction({
  userId,
  method,
  listingId,
  featureIds,
  cost,
}: Wish): Promise<Transaction> {
  return transact(async () => {
    await lockUser(userId);
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

/**
 * The price of so many coins in Stars by the packs that are sold now, see `starsPrice`.
 * @throws {RuleError} method_unavailable when no packs are sold.
 */
async function starsFor(coins: number): Promise<number> {
  const price = starsPrice(coins, await listCoinPacks());
  if (price === undefined) throw new RuleError("method_unavailable", "No packs of coins are sold");
  return price;
}
