import { expect, type Market } from "./market.ts";
import type { Member } from "./member.ts";

/** Coins in that pack. */
export const PACK = 250;

/** How many coins somebody has. */
export const balanceOf = async (member: Member) =>
  (await member.call<{ balance: number }>("GET", "/api/telegram/users/me")).balance;

/** Gives somebody without coins a pack of them, paid with the Stars of their account. */
export async function buyCoins(market: Market, member: Member): Promise<void> {
  const packs = await member.call<{ id: number; coins: number }[]>("GET", "/api/telegram/coin-packs");
  const pack = packs.find(({ coins }) => coins === PACK);
  await market.act(`people/${member.id}/stars`, { amount: 1000 });
  const { link } = await member.call<{ link: string }>("POST", "/api/user/telegram/coin-packs/buy", {
    packId: pack?.id,
  });
  const slug = new URL(link).pathname.replace(/^\/\$?(invoice\/)?/, "");
  await market.act(`people/${member.id}/pay`, { slug });
  await expect.poll(() => balanceOf(member)).toBe(PACK);
}
