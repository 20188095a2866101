import type { ShareKind } from "#contract/reportKinds.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { linkIntoTelegram } from "../arrival/links.ts";

/** The words about the shop with a link that is passed on. Their reader isn't known, so they are in both languages. */
const MESSAGE =
  "Group prices on Bozor: five people buy together, everyone pays less. Delivery is free!\n" +
  "Bozor पर ग्रुप कीमतें: पाँच लोग साथ ख़रीदते हैं, हर कोई कम चुकाता है। डिलीवरी मुफ़्त!";

/** The address that notes who brought somebody: in Telegram, where the bot is known, one that opens the shop there. */
export function referralLink(userId: number, host: string, bot?: string): string {
  return bot ? linkIntoTelegram(bot, `ref_${userId}`) : `${host}/r/${userId}`;
}

/** Shares one's own link to the shop. */
export function useShareReferral() {
  const bot = useTextConfigs().data?.BOT_USERNAME;
  const { isTelegram } = getTelegram();
  const userId = ownerOf(readAccessToken()) ?? 0;
  const linkOf = (kind: ShareKind) => {
    const isForTelegram = kind === "telegram" || (kind === "copy" && isTelegram);
    return referralLink(userId, location.origin, isForTelegram ? bot : undefined);
  };
  return { text: MESSAGE, linkOf, share: { target: "referral" } } as const;
}
