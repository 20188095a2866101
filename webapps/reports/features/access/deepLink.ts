import { pageParam } from "#webapps/shared/client/pageParam.ts";
import { readPageParam, splitStartParam } from "#webapps/shared/client/startParam.ts";
import { cleanAddress } from "#webapps/shared/telegram/cleanAddress.ts";

const BASE = "/report";

/** The address that opens the console in Telegram at the page that an address under `/report` names. */
export function reportsLink(bot: string, { pathname, search }: { pathname: string; search: string }): string {
  const link = `https://t.me/${bot}/reports`;
  const isFirst = pathname === "/" && search === "";
  const page = { pathname: pathname === "/" ? BASE : BASE + pathname, search };
  return isFirst ? link : `${link}?startapp=${pageParam(page)}`;
}

/** The page that was meant by the address the app was opened at: a reload must not repeat what the messenger added. */
export function meantAddress(startParam: string, address: { pathname: string; search: string }): string {
  const link = splitStartParam(startParam);
  return (link?.type === "page" && readPageParam(link.value, BASE)) || cleanAddress(address);
}
