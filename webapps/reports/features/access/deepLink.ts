import { pageParam } from "#webapps/shared/client/pageParam.ts";
import { readPageParam, splitStartParam } from "#webapps/shared/client/startParam.ts";
import { cleanAddress } from "#webapps/shared/telegram/cleanAddress.ts";

const BASE = "/report";

/** The address that opens the reports in Telegram, with the range that this address names. */
export function reportsLink(bot: string, search: string): string {
  const link = `https://t.me/${bot}/reports`;
  return search ? `${link}?startapp=${pageParam({ pathname: BASE, search })}` : link;
}

/** The page that was meant by the address the app was opened at: a reload must not repeat what the messenger added. */
export function meantAddress(startParam: string, address: { pathname: string; search: string }): string {
  const link = splitStartParam(startParam);
  return (link?.type === "page" && readPageParam(link.value, BASE)) || cleanAddress(address);
}
