/**
 * Tiyin of an amount in sum as Click writes it, a decimal with at most two digits after the point; nothing when it isn't
 * one. It is counted in digits: a float would lose some.
 */
export function parseAmount(text: string): number | undefined {
  const [, sum, tiyin = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return sum === undefined ? undefined : Number(sum + tiyin.padEnd(2, "0"));
}
