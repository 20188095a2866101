import { PHONES_MAX } from "#contract/limits.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { plainSigns } from "#contract/plainSigns.ts";
import { listPhones } from "./listPhones.ts";
import { normalisePhones } from "./normalisePhones.ts";

/**
 * The phones of a form's fields, each of which may hold several, or a name beside its number: as by `normalisePhones`, no
 * more than a listing may have.
 */
export function phonesIn(fields: readonly string[]): string[] {
  const phones = fields.flatMap((field) => {
    const found = listPhones(plainSigns(plainDigits(field)));
    return found.length > 0 ? found.map(({ phone }) => phone) : [field];
  });
  return normalisePhones(phones).slice(0, PHONES_MAX);
}
