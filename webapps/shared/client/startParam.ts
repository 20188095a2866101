import { cutText } from "#contract/cutText.ts";

const TYPE_MAX = 40;
const VALUE_MAX = 512;

/** Takes a start parameter `{type}_{value}` apart at its first `_`; undefined when there is none. */
export function splitStartParam(startParam: string): { type: string; value: string } | undefined {
  if (!startParam) return undefined;
  const [type = "", ...rest] = startParam.split("_");
  return { type: cutText(type, TYPE_MAX), value: cutText(rest.join("_"), VALUE_MAX) };
}

/** Reads a parameter that `encodeParam` has written, with its letters unescaped; "" for anything else. */
export function decodeParam(value: string): string {
  try {
    const text = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(text, (one) => one.charCodeAt(0)),
    );
  } catch {
    return "";
  }
}

/** The address that the value of a parameter `page_…` names; undefined unless it is one below `base`, such as `/webApp`. */
export function readPageParam(value: string, base: string): string | undefined {
  const address = decodeParam(value);
  if (!address.startsWith("/")) return undefined;
  try {
    const { origin, pathname, search } = new URL(address, location.origin);
    const isOurs = origin === location.origin && `${pathname}/`.startsWith(base.replace(/\/?$/, "/"));
    // A path of two slashes is another host, wherever it is put.
    return isOurs && !pathname.startsWith("//") ? pathname + search : undefined;
  } catch {
    return undefined;
  }
}
