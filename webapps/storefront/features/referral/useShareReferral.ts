import type { ShareKind } from "#contract/reportKinds.ts";
import { shareBySystem, sharing } from "#webapps/shared/client/recordShare.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { track } from "#webapps/shared/client/track.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { tryLink } from "#webapps/shared/telegram/links.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { whatsAppLink } from "../group/shareGroup.ts";

/** What a link that is passed on says of the shop. Whom it reaches is not known, so it speaks both languages. */
const MESSAGE =
  "Group prices on Bozor: five people buy together, everyone pays less. Delivery is free!\n" +
  "Bozor पर ग्रुप कीमतें: पाँच लोग साथ ख़रीदते हैं, हर कोई कम चुकाता है। डिलीवरी मुफ़्त!";

/** The address that notes who brought somebody: in Telegram, where the bot is known, one that opens the shop there. */
export function referralLink(userId: number, host: string, bot?: string): string {
  return bot ? `https://t.me/${bot}/shop?startapp=ref_${userId}` : `${host}/r/${userId}`;
}

/** The ways to pass one's own link to the shop on. */
export function useShareReferral() {
  const bot = useTextConfigs().data?.BOT_USERNAME;
  const { isTelegram, platform } = getTelegram();
  const userId = ownerOf(readAccessToken()) ?? 0;
  const webLink = referralLink(userId, location.origin);
  const botLink = referralLink(userId, location.origin, bot);
  async function by(kind: ShareKind, run: () => Promise<boolean>) {
    track("create_link", { kind });
    await sharing({ kind, target: "referral" }, run);
  }
  return {
    link: isTelegram ? botLink : webLink,
    noteCopy: () => void by("copy", async () => true),
    toTelegram: () => void by("telegram", () => shareInTelegram(platform, botLink, MESSAGE)),
    toWhatsApp: () => void by("whatsapp", () => tryLink(whatsAppLink(webLink, MESSAGE))),
    // Thinking better of it is an answer, too; the other ways stay.
    bySystem: () => by("system", () => shareBySystem({ text: MESSAGE, url: webLink })),
  };
}
