import { z } from "zod";
import { BooleanParam, choice, IdParam, PriceParam, QueryText, Text } from "./common.ts";
import { FILTER_OPTIONS_MAX, FILTER_PARAMETERS_MAX, PARAMETER_STRING_MAX } from "./limits.ts";
import { states } from "./listingKinds.ts";

const ParameterText = Text.max(PARAMETER_STRING_MAX, "too_long");
/**
 * Values of a category's parameters by the parameter's id; any one of several texts will do. An option's text in
 * either language, a free text, or `true` and `false`. In a query string `p[12]=Samsung&p[12]=Apple`.
 */
const ParameterFilters = z
  .record(
    z.string().regex(/^[1-9]\d{0,9}$/, "unknown"),
    z
      .union(
        [ParameterText, z.array(ParameterText).min(1, "required").max(FILTER_OPTIONS_MAX, "too_many")],
        "unknown",
      )
      .transform((texts) => [texts].flat()),
    "unknown",
  )
  .refine((parameters) => Object.keys(parameters).length <= FILTER_PARAMETERS_MAX, "too_many");

/** The filters of a list. */
export const ListingFilters = z.object({
  categoryId: IdParam.optional(),
  regionId: IdParam.optional(),
  cityId: IdParam.optional(),
  districtId: IdParam.optional(),
  search: QueryText.optional(),
  searchOnlyInTitle: BooleanParam.optional(),
  /** "From 0" bounds nothing, and is none: else it would leave out what has no price. */
  minPrice: PriceParam.transform((price) => price || undefined).optional(),
  maxPrice: PriceParam.optional(),
  searchOnlyWithPhotos: BooleanParam.optional(),
  state: choice(states).optional(),
  p: ParameterFilters.optional(),
});
export type ListingFilters = z.infer<typeof ListingFilters>;
