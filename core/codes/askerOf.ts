import { addressKey } from "../limits/addressKey.ts";
import { keyedHash } from "./keys.ts";

/** Who asks, by their address, without keeping it. */
export const askerOf = (address: string): string => keyedHash("asker", addressKey(address));
