import { BlockList, isIPv6 } from "node:net";
import { config } from "#config";
import type { Provider } from "#contract/payKinds.ts";

type Caller = Exclude<Provider, "stars">;

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** The only addresses that Payme calls from, by its documentation; the others publish none. */
const paymes = listOf(Array.from({ length: 15 }, (_, index) => `185.234.113.${index + 1}`));
const set = config.PAYMENT_ALLOWED_IPS && listOf(config.PAYMENT_ALLOWED_IPS);

/**
 * Whether a call in a provider's name may come from an address: those that are set and Payme's own, or any where none is set
 * and the provider publishes none. On one's own machine all may.
 */
export function isAllowedAddress(provider: Caller, address: string): boolean {
  if (config.isLocal) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  const family = isIPv6(plain) ? "ipv6" : "ipv4";
  const isSet = set?.check(plain, family) ?? provider !== "payme";
  return isSet || (provider === "payme" && paymes.check(plain, family));
}
