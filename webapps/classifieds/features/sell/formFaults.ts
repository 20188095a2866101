import type { FieldErrors } from "react-hook-form";
import type { ListingValues } from "./listingForm.ts";

/** Names of fields in the order of the form, as the line at the button says them. */
export const fieldNames = {
  photos: "sell.photos",
  name: "sell.name",
  categoryId: "sell.category",
  parameters: "sell.parameters",
  price: "sell.price",
  state: "sell.state",
  description: "sell.description",
  regionId: "sell.location",
  phoneNumbers: "sell.phone",
} as const;

/** Fields of the place stand in one row. */
const PLACE: readonly string[] = ["cityId", "districtId", "lon", "lat", "zoom"];

type Errors = FieldErrors<ListingValues>;

/** Which of the named fields something is wrong with. */
export function wrongFields(errors: Errors): (keyof typeof fieldNames)[] {
  const wrong = Object.keys(errors).map((name) => (PLACE.includes(name) ? "regionId" : name));
  return (Object.keys(fieldNames) as (keyof typeof fieldNames)[]).filter((name) => wrong.includes(name));
}

/** The first row of the page that something is wrong with. */
export function findFaulty(form: HTMLElement, errors: Errors): HTMLElement | undefined {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-field]")];
  return rows.find(({ dataset: { field = "" } }) => {
    const [name = "", part] = field.split(".");
    if (!wrongFields(errors).some((wrong) => wrong === name)) return false;
    const fault: unknown = errors[name as keyof Errors];
    const isOfParts =
      part !== undefined && typeof fault === "object" && fault !== null && !("message" in fault);
    return isOfParts ? Boolean((fault as Record<string, unknown>)[part]) : true;
  });
}
