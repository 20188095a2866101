/** What a link that is passed on says of the shop. Whom it reaches is not known, so it speaks both languages. */
export const MESSAGE =
  "Group prices on Bozor: five people buy together, everyone pays less. Delivery is free!\n" +
  "Bozor पर ग्रुप कीमतें: पाँच लोग साथ ख़रीदते हैं, हर कोई कम चुकाता है। डिलीवरी मुफ़्त!";

/** The address that notes who brought somebody: in Telegram, where the bot is known, one that opens the shop there. */
export function referralLink(userId: number, host: string, bot?: string): string {
  return bot ? `https://t.me/${bot}/shop?startapp=ref_${userId}` : `${host}/r/${userId}`;
}
