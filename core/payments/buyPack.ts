import { CoinPack } from "#db/models/CoinPack.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { RuleError } from "../errors.ts";
import { assertSelling } from "../promotions/assertSelling.ts";
import { holdCaller } from "../users/holdCaller.ts";
import { expiry } from "./createTransaction.ts";

/**
 * What a person is to pay for a pack of coins, in Stars, at today's price, which it keeps.
 * @throws {RuleError} banned; method_unavailable while nothing is sold; not_found when it isn't sold.
 */
export function buyPack(userId: number, packId: number): Promise<Transaction> {
  return transact(async () => {
    await holdCaller(userId);
    await assertSelling();
    const pack = await CoinPack.findOne({ where: { id: packId, isOffered: true } });
    if (!pack) throw new RuleError("not_found", "No such pack of coins");
    const { coins, priceStars: stars } = pack;
    return Transaction.create({ userId, method: "stars", packId, coins, stars, expiresAt: expiry() });
  });
}
