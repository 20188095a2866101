import { z } from "zod";
import { BooleanParam, choice, Done, IdParam, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { SAVED_SEARCHES_MAX } from "./limits.ts";
import { ListingFilters } from "./listingFilters.ts";

/** How soon its person hears of what a saved search found. */
export const searchFrequencies = ["atOnce", "daily"] as const;
export type SearchFrequency = (typeof searchFrequencies)[number];

/** Filters in the one form in which the same search is always kept: what is open is absent. */
export const SavedFilters = z.object({
  categoryId: z.int().optional(),
  regionId: z.int().optional(),
  cityId: z.int().optional(),
  districtId: z.int().optional(),
  search: z.string().optional(),
  searchOnlyInTitle: z.literal(true).optional(),
  minPrice: z.int().optional(),
  maxPrice: z.int().optional(),
  searchOnlyWithPhotos: z.literal(true).optional(),
  state: z.enum(["New", "Used"]).optional(),
  p: z.record(z.string(), z.array(z.string())).optional(),
});
export type SavedFilters = z.infer<typeof SavedFilters>;

/**
 * A search that its person wants to hear of. `name` is in words of Russian, `name_uz` of Uzbek; `newCount` counts what
 * it found since its person last opened it, of the last two weeks.
 */
export const SavedSearch = z.object({
  id: z.int(),
  filters: SavedFilters,
  name: z.string(),
  name_uz: z.string(),
  frequency: z.enum(searchFrequencies),
  isPaused: z.boolean(),
  newCount: z.int(),
  createdAt: Timestamp,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/**
 * Why nobody can be told by the bot: it was never started, was stopped, or notices (of this kind) are muted. Null when
 * nothing is in the way.
 */
export const Hindrance = z.enum(["notStarted", "stopped", "muted"]).nullable();
export type Hindrance = z.infer<typeof Hindrance>;

export const listSavedSearches = endpoint({
  method: "get",
  path: "/api/user/telegram/saved-searches",
  access: "user",
  summary: "The caller's saved searches, newest first",
  input: z.object({}),
  output: z.object({ data: z.array(SavedSearch).max(10 * SAVED_SEARCHES_MAX), hindrance: Hindrance }),
});

export const findSavedSearch = endpoint({
  method: "get",
  path: "/api/user/telegram/saved-searches/same",
  access: "user",
  summary: "The caller's saved search that asks for the same, if there is one",
  input: ListingFilters,
  output: z.object({
    search: SavedSearch.nullable(),
    /** Whether there is something to save: words, a category, a price, a state or parameters. */
    isSavable: z.boolean(),
    hindrance: Hindrance,
  }),
});

export const saveSearch = endpoint({
  method: "post",
  path: "/api/user/telegram/saved-searches",
  access: "user",
  summary: "Saves a search; one that asks for the same is saved already and gets the frequency",
  input: ListingFilters.extend({ frequency: choice(searchFrequencies) }),
  output: SavedSearch,
});

export const changeSavedSearch = endpoint({
  method: "patch",
  path: "/api/user/telegram/saved-searches/:id",
  access: "user",
  summary: "Changes how soon its person hears of a saved search, or pauses it",
  input: z.object({
    id: IdParam,
    frequency: choice(searchFrequencies).optional(),
    isPaused: BooleanParam.optional(),
  }),
  output: SavedSearch,
});

export const narrowSavedSearch = endpoint({
  method: "patch",
  path: "/api/user/telegram/saved-searches/:id/filters",
  access: "user",
  summary: "Lets a saved search ask for something else; it becomes one with another that asks for the same",
  input: ListingFilters.extend({ id: IdParam }),
  output: SavedSearch,
});

export const seeSavedSearch = endpoint({
  method: "post",
  path: "/api/user/telegram/saved-searches/:id/seen",
  access: "user",
  summary: "Notes that the caller has looked at what a saved search found",
  input: z.object({ id: IdParam }),
  output: Done,
  isRepeatable: true,
});

export const deleteSavedSearch = endpoint({
  method: "delete",
  path: "/api/user/telegram/saved-searches/:id",
  access: "user",
  summary: "Deletes a saved search; harmless to repeat",
  input: z.object({ id: IdParam }),
  output: Done,
});

export const restoreSavedSearch = endpoint({
  method: "post",
  path: "/api/user/telegram/saved-searches/:id/restore",
  access: "user",
  summary: "Brings back a saved search deleted within the last day, as it was; harmless to repeat",
  input: z.object({ id: IdParam }),
  output: SavedSearch,
  isRepeatable: true,
});
