import type { Merging } from "#core/people/accounts/accountEvents.ts";
import { adjustBalance } from "./adjustBalance.ts";
import { readBalance } from "./readBalance.ts";

/** Moves coins that an operator gave. Such an account never has bought coins or listings, as both need Telegram. */
export async function mergeCoins({ oldId, newId }: Merging): Promise<void> {
  const coins = await readBalance(oldId, { isLocked: true });
  if (coins === 0) return;
  await adjustBalance({ userId: oldId, coins: -coins, note: `absorbed by ${newId}` });
  await adjustBalance({ userId: newId, coins, note: `absorbed ${oldId}` });
}
