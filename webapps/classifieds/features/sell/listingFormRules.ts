import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldError, FieldErrors, Resolver } from "react-hook-form";
import { ListingInput } from "#contract/listingInput.ts";
import { needed } from "./listingFields.ts";
import {
  type ListingBody,
  type ListingContext,
  type ListingValues,
  parameterKey,
  toListingBody,
} from "./listingForm.ts";

const checkBody = zodResolver(ListingInput);

type BodyErrors = FieldErrors<ListingBody>;

/** Puts the contract's errors about the parameters that were sent where they stand in the form. */
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

/** How many of the things that a listing needs are said, of how many. */
export function countFilled(values: ListingValues): { done: number; total: number } {
  const { error } = ListingInput.safeParse(toListingBody(values));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return { done: needed.filter((field) => !wrong.has(field)).length, total: needed.length };
}
