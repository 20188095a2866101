import { addressKey } from "#core/platform/limits/addressKey.ts";
import { keyedHash } from "./keys.ts";

/** The asker, without keeping who it is. */
export interface Asker {
  /** Their device, which many behind one address don't share; their address, where they named none. */
  askerHash: string;
  addressHash: string;
  hasDevice: boolean;
}

/** Names the asker by their address and by the secret that their device keeps. */
export function askerOf(address: string, device?: string): Asker {
  const addressHash = keyedHash("asker", addressKey(address));
  const hasDevice = device !== undefined;
  return { askerHash: hasDevice ? keyedHash("device", device) : addressHash, addressHash, hasDevice };
}
