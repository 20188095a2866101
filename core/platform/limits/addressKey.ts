import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that belong to one customer (a /64 network). */
const NETWORK_GROUPS = 4;

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/** The key that an address is counted by: an IPv4 address itself, the network of an IPv6 one. */
export function addressKey(address: string): string {
  if (IPV4.test(address)) return address;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const missing = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = tail === undefined ? before : [...before, ...missing, ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
