import { type FieldError, get, useFormContext, useFormState } from "react-hook-form";
import { PHONES_MAX, PHOTOS_MAX, PRICE_MAX } from "#contract/limits.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import type { Translate } from "#webapps/shared/language/texts.ts";
import type { ListingField } from "./listingFields.ts";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";

type Words = typeof words;
type FaultKey = Words[keyof Words];

/** Words of a fault by its field and key, or by its key alone. */
const words = {
  too_long: "sell.fault.too_long",
  phone: "sell.fault.phone",
  map: "sell.fault.place",
  not_below: "sell.fault.place.below",
  other: "sell.fault.field",
  "name.required": "sell.fault.name.required",
  "categoryId.required": "sell.fault.categoryId.required",
  "categoryId.unknown": "sell.fault.categoryId.unknown",
  "parameters.unknown": "sell.fault.parameters.unknown",
  "description.required": "sell.fault.description.required",
  "state.required": "sell.fault.state.required",
  "price.price": "sell.fault.price.required",
  "price.large": "sell.fault.price.price",
  "price.unread": "sell.fault.price.unread",
  "photos.required": "sell.fault.photos.required",
  "photos.too_many": "sell.fault.photos.limit",
  "photos.repeated": "sell.fault.photos.repeated",
  "photos.foreign": "sell.fault.photos.foreign",
  "photos.failed": "sell.fault.photos.failed",
  "phoneNumbers.required": "sell.fault.phone",
  "phoneNumbers.too_many": "sell.fault.phoneNumbers.limit",
  "regionId.required": "sell.fault.place",
  "regionId.unknown": "sell.fault.place.below",
} as const;

function keyOf(field: ListingField, fault: string): FaultKey {
  const [name] = field.split(".");
  const known: Record<string, FaultKey | undefined> = words;
  return known[`${name}.${fault}`] ?? known[fault] ?? words.other;
}

/** A fault of a field in words; `fault` is a key of the contract's, of the server's or `failed` for photos. */
function faultWords(field: ListingField, fault: string, t: Translate<FaultKey>): string {
  const max = { photos: PHOTOS_MAX, phoneNumbers: PHONES_MAX }[field.split(".")[0] ?? ""];
  return t(keyOf(field, fault), { max: max ?? formatNumber(PRICE_MAX) });
}

/** The first fault of a field in words; undefined when there is none. */
export function useFault(...fields: ListingField[]): string | undefined {
  const { control, getValues } = useFormContext<ListingValues>();
  const { errors } = useFormState({ control, name: fields });
  const { t } = useSellText();
  for (const field of fields) {
    const fault = (get(errors, field) as FieldError | undefined)?.message;
    if (typeof fault !== "string") continue;
    const price = field === "price" ? (getValues("price") ?? 0) : 0;
    if (price > PRICE_MAX) return faultWords(field, "large", t);
    return faultWords(field, Number.isNaN(price) ? "unread" : fault, t);
  }
  return undefined;
}
