/** The address that opens this app in Telegram, with a start parameter or plainly. */
export function marketLink(bot: string, startParam = ""): string {
  const link = `https://t.me/${bot}/market`;
  return startParam ? `${link}?startapp=${startParam}` : link;
}
