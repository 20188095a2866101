import type { FieldPath } from "react-hook-form";
import { type ListingBody, type ListingValues, parameterKey } from "./listingForm.ts";

/** A field as the form knows it, such as `name`, `phoneNumbers.1` or `parameters.p12`. */
export type ListingField = FieldPath<ListingValues>;

/** The fields that have to be filled before a listing can be posted, in the order of the form. */
export const needed = [
  "photos",
  "name",
  "categoryId",
  "price",
  "state",
  "description",
  "regionId",
  "phoneNumbers",
] as const;

const plainFields: readonly string[] = [
  ...needed.filter((field) => field !== "phoneNumbers"),
  "currency",
  "isNegotiable",
  "lon",
  "lat",
  "zoom",
  "contactMethods",
  "cityId",
  "districtId",
];

/** Where a fault that the server names by a path of the body stands in the form; undefined when nowhere. */
export function fieldOfFault(path: string, body: ListingBody): ListingField | undefined {
  const [name = "", place = ""] = path.split(".");
  if (plainFields.includes(name)) return name as ListingField;
  if (name === "phoneNumbers") return (place ? `${name}.${place}` : name) as ListingField;
  const parameter = name === "parameters" ? body.parameters[Number(place)] : undefined;
  return parameter && `parameters.${parameterKey(parameter.parameterId)}`;
}
