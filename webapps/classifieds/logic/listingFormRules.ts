import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldError, FieldErrors, FieldPath, Resolver } from "react-hook-form";
import { ListingInput } from "#contract/ownListings.ts";
import {
  type ListingBody,
  type ListingContext,
  type ListingValues,
  parameterKey,
  toListingBody,
} from "./listingForm.ts";

/** A field as the form knows it, such as `name`, `phoneNumbers.1` or `parameters.p12`. */
export type ListingField = FieldPath<ListingValues>;

const checkBody = zodResolver(ListingInput);

type BodyErrors = FieldErrors<ListingBody>;

/** What the contract says of the parameters that were sent, where they stand in the form. */
function parameterErrors(errors: BodyErrors["parameters"], body: ListingBody) {
  const list = Array.isArray(errors) ? errors : [];
  const known = body.parameters.flatMap(({ parameterId }, place) => {
    const error: FieldError | undefined = list[place]?.value ?? list[place]?.parameterId;
    return error ? [[parameterKey(parameterId), error]] : [];
  });
  return known.length > 0 ? { parameters: Object.fromEntries(known) } : {};
}

/** Holds the form against the contract's own schema; messages are its keys, such as `required`. */
export function listingResolver(context: ListingContext): Resolver<ListingValues, unknown, ListingInput> {
  return async (values, _, options) => {
    const body = toListingBody(values, context);
    const checked = await checkBody(body as never, undefined, options as never);
    const { parameters, ...errors } = checked.errors as BodyErrors;
    if (Object.keys(checked.errors).length === 0) {
      return { values: checked.values as ListingInput, errors: {} };
    }
    return {
      values: {},
      errors: { ...errors, ...parameterErrors(parameters, body) } as FieldErrors<ListingValues>,
    };
  };
}

/** What has to be said before a listing can be posted, in the order of the form. */
const needed = [
  "photos",
  "name",
  "categoryId",
  "price",
  "state",
  "description",
  "regionId",
  "phoneNumbers",
] as const;

/** How many of the things that a listing needs are said, of how many. */
export function countFilled(values: ListingValues): { done: number; total: number } {
  const { error } = ListingInput.safeParse(toListingBody(values));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return { done: needed.filter((field) => !wrong.has(field)).length, total: needed.length };
}

const plainFields: readonly string[] = [
  ...needed.filter((field) => field !== "phoneNumbers"),
  ...["currency", "isNegotiable", "lon", "lat", "zoom", "contactMethods", "cityId", "districtId"],
];

/** Where a fault that the server names by a path of the body stands in the form; undefined when nowhere. */
export function fieldOfFault(path: string, body: ListingBody): ListingField | undefined {
  const [name = "", place = ""] = path.split(".");
  if (plainFields.includes(name)) return name as ListingField;
  if (name === "phoneNumbers") return (place ? `${name}.${place}` : name) as ListingField;
  const parameter = name === "parameters" ? body.parameters[Number(place)] : undefined;
  return parameter && `parameters.${parameterKey(parameter.parameterId)}`;
}
