import { addressKey } from "./addressKey.ts";
import { addressList } from "./addressList.ts";
import type { Spend } from "./limits.ts";

/** Where Telegram's servers call from: https://core.telegram.org/resources/cidr.txt. */
const isTelegram = addressList([
  "91.105.192.0/23",
  "91.108.4.0/22",
  "91.108.8.0/22",
  "91.108.12.0/22",
  "91.108.16.0/22",
  "91.108.20.0/22",
  "91.108.56.0/22",
  "149.154.160.0/20",
  "185.76.151.0/24",
  "2001:67c:4e8::/48",
  "2001:b28:f23c::/48",
  "2001:b28:f23d::/48",
  "2001:b28:f23f::/48",
  "2a0a:f280::/32",
]);

/**
 * Counts a photo or picture that has to be made for an address. Telegram fetches those of all our messages from a few
 * addresses, and only such as we have told it: it isn't counted.
 * @throws {RuleError} too_many_requests with the seconds to wait.
 */
export async function spendJpeg(spend: Spend, address: string): Promise<void> {
  if (!isTelegram(address)) await spend("jpegs", addressKey(address));
}
