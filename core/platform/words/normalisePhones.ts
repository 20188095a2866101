import { plainDigits } from "#contract/plainDigits.ts";
import { plainSigns } from "#contract/plainSigns.ts";

/** Codes of Uzbek operators and cities. */
export const CODES = ["20", "33", "50", "55", "6[125679]", "7\\d", "8[78]", "9[01345789]"];

/** An Uzbek number with what people put before it: the country's code, twice too, and the prefix of calls within it. */
const UZBEK = new RegExp(`^(?:998)*[08]?((?:${CODES.join("|")})\\d{7})$`);
/** Digits of one number as people write them, perhaps with a plus before; anything else is left as it was typed. */
const WRITTEN = /^[+\d\s().\-/_·•:,*|~]+$/;
/** E.164 without its plus. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

function normalise(phone: string): string {
  const typed = plainDigits(plainSigns(phone)).replace(/\s+/g, " ");
  if (!WRITTEN.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  const told = digits.replace(/^00/, "");
  const [, within] = UZBEK.exec(told) ?? [];
  if (within && (told.startsWith("998") || !typed.startsWith("+"))) return `+998${within}`;
  if (typed.startsWith("+") || told !== digits) return INTERNATIONAL.test(told) ? `+${told}` : typed;
  if (digits.length === 9) return `+998${digits}`;
  return /^998\d{9}$/.test(digits) ? `+${digits}` : typed;
}

/** Phones in E.164 where they can be told so (nine digits are Uzbek, with a 0 or an 8 before them too), else as they were typed; each once. */
export function normalisePhones(phones: readonly string[]): string[] {
  return [...new Set(phones.map(normalise))];
}
