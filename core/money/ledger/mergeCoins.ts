import type { Merging } from "#core/people/accounts/accountEvents.ts";
import { adjustBalance } from "./adjustBalance.ts";
import { readBalance } from "./readBalance.ts";

/** What an operator gave them. Bought coins or listings such an account never has, as both need Telegram. */
export async function mergeCoins({ oldId, newId }: Merging): Promise<void> {
  const coins = await readBalance(oldId, { isHeld: true });
  if (coins === 0) return;
  await adjustBalance({ userId: oldId, coins: -coins, note: `absorbed by ${newId}` });
  await adjustBalance({ userId: newId, coins, note: `absorbed ${oldId}` });
}
