import { z } from "zod";
import { QueryText } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { ListingFilters } from "./listingFilters.ts";
import { Total } from "./listings.ts";

/** Words to search for, a category to look in, or both; never neither. `name` is Russian. */
export const Suggestion = z.object({
  text: z.string().nullable(),
  category: z.object({ id: z.int(), name: z.string(), name_uz: z.string(), name_hi: z.string() }).nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggest = endpoint({
  method: "get",
  path: "/api/telegram/search/suggestions",
  access: "public",
  summary: "What somebody who types this may be looking for",
  input: z.object({ query: QueryText.trim().min(1, "required") }),
  output: z.object({ data: z.array(Suggestion) }),
});

/**
 * In which way an advised search differs from the one that found nothing. Where no single step is enough, `words` and
 * `filters` may be wider too: without the narrower filters, the place or the category.
 */
const adviceKinds = ["words", "place", "category", "filters"] as const;

/** A search that finds something: `filters` are all of its filters. */
export const Advice = Total.extend({ kind: z.enum(adviceKinds), filters: ListingFilters });
export type Advice = z.infer<typeof Advice>;

export const advise = endpoint({
  method: "get",
  path: "/api/telegram/search/advice",
  access: "public",
  summary: "Searches near to one that found nothing",
  input: ListingFilters,
  output: z.object({ data: z.array(Advice) }),
});
