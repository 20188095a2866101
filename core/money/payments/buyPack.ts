import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { CoinPack } from "#db/models/CoinPack.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { assertSelling } from "./assertSelling.ts";
import { expiry } from "./createTransaction.ts";
import { findInvoiced } from "./findInvoiced.ts";
import { assertNotTaking } from "./taking.ts";

/**
 * Makes the transaction for a pack of coins, in Stars, at today's price, which it keeps. A transaction that is still
 * open for that pack is returned instead: its invoice may be open somewhere.
 * @throws {RuleError} banned; method_unavailable while nothing is sold; not_found when it isn't sold; payment_under_way as
 * `assertNotTaking`.
 */
export function buyPack(userId: number, packId: number): Promise<Transaction> {
  return transact(async () => {
    await lockUser(userId, { alone: true });
    await assertSelling();
    const pack = await CoinPack.findOne({ where: { id: packId, isOffered: true } });
    if (!pack) throw new RuleError("not_found", "No such pack of coins");
    const { coins, priceStars: stars } = pack;
    await assertNotTaking({ userId, listingId: null, offers: null });
    const wanted = { userId, method: "stars" as const, packId, coins, stars };
    return (await findInvoiced(wanted)) ?? Transaction.create({ ...wanted, expiresAt: expiry() });
  });
}
