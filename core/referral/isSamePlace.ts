/** Where an order goes, or where somebody has ordered to. */
export interface Place {
  address: string;
  addressExtra: string;
  pin: string;
}

/** Without case, spaces and punctuation; compatibility forms such as wide digits are the plain ones. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/**
 * Whether two addresses are one, however they are written. Neighbours in one house differ by what stands in the second
 * line; where only one of them has said it, they are the same.
 */
export function isSamePlace(one: Place, other: Place): boolean {
  const [street, otherStreet] = [plain(one.address), plain(other.address)];
  if (street === "" || plain(one.pin) !== plain(other.pin)) return false;
  const [extra, otherExtra] = [plain(one.addressExtra), plain(other.addressExtra)];
  if (street + extra === otherStreet + otherExtra) return true;
  return street === otherStreet && (extra === "" || otherExtra === "");
}
