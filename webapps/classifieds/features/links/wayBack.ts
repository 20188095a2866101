import { encodeParam, fitsParam, pageParam } from "#webapps/shared/client/pageParam.ts";
import { startParamOf } from "./deepLink.ts";
import { paths } from "./paths.ts";

/** The start parameter that leads back to an address of the app; "" for home. */
export function wayBackTo({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname.replace(/\/$/, "") === paths.home) return "";
  return startParamOf(pathname) || pageParam({ pathname, search });
}

/** The start parameter that leads to a search, by its query, with the sheet to save it; "" for one that is too long. */
export function searchParam(query: string): string {
  const param = `search_${encodeParam(query)}`;
  return fitsParam(param) ? param : "";
}
