import { config } from "#config";
import type { Provider } from "#contract/payKinds.ts";
import { addressList } from "#core/platform/limits/addressList.ts";

type Caller = Exclude<Provider, "stars">;

/** The only addresses that Payme calls from, by its documentation; the others publish none. */
const paymes = addressList(Array.from({ length: 15 }, (_, index) => `185.234.113.${index + 1}`));
const set = config.PAYMENT_ALLOWED_IPS && addressList(config.PAYMENT_ALLOWED_IPS);

/**
 * Whether a call in a provider's name may come from an address: those that are set and Payme's own, or any where none is set
 * and the provider publishes none. On one's own machine all may.
 */
export function isAllowedAddress(provider: Caller, address: string): boolean {
  if (config.isLocal) return true;
  const isSet = set?.(address) ?? provider !== "payme";
  return isSet || (provider === "payme" && paymes(address));
}
