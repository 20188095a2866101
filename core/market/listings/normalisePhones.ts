import { plainDigits } from "#contract/plainDigits.ts";
import { plainSigns } from "#contract/plainSigns.ts";

/** Digits of one number as people write them, perhaps with a plus before; anything else is left as it was typed. */
const WRITTEN = /^\+?[\d\s().\-/_·•:,]+$/;
/** E.164 without its plus. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

function normalise(phone: string): string {
  const typed = plainDigits(plainSigns(phone)).replace(/\s+/g, " ");
  if (!WRITTEN.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  const told = digits.replace(/^00/, "");
  if (typed.startsWith("+") || told !== digits) return INTERNATIONAL.test(told) ? `+${told}` : typed;
  if (digits.length === 9) return `+998${digits}`;
  return /^998\d{9}$/.test(digits) ? `+${digits}` : typed;
}

/** Phones in E.164 where they can be told so (nine digits are Uzbek), else as they were typed; each once. */
export function normalisePhones(phones: readonly string[]): string[] {
  return [...new Set(phones.map(normalise))];
}
