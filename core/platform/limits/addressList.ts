import { BlockList, isIPv6 } from "node:net";

/** Tells whether an address is one of a list, or lies in one of its ranges such as `149.154.160.0/20`. */
export function addressList(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
  };
}
