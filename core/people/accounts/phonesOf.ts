import { plainDigits } from "#contract/plainDigits.ts";

/** The ways in which a phone that somebody typed may stand in the database; none when it can't be one. */
export function phonesOf(words: string): string[] {
  const typed = plainDigits(words);
  if (!/^\+?[\d\s().-]+$/.test(typed)) return [];
  const digits = typed.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return [];
  return [`+${digits}`, `+998${digits}`, `+91${digits}`];
}
