import type { Draft } from "#contract/drafts.ts";
import type { ListingChange, ListingInput } from "#contract/listingInput.ts";
import type { EditableListing } from "#contract/ownListings.ts";
import { readPrice } from "#contract/parsePrice.ts";

/** The values of the form: like the contract's input, but with holes where nothing was said yet. */
export interface ListingValues {
  name: string;
  categoryId: number | null;
  description: string;
  state: ListingInput["state"] | null;
  price: number | null;
  isNegotiable: boolean;
  currency: ListingInput["currency"];
  lon: number | null;
  lat: number | null;
  /** 0 until the map was moved. */
  zoom: number;
  photos: string[];
  phoneNumbers: string[];
  contactMethods: ListingInput["contactMethods"];
  regionId: number | null;
  cityId: number | null;
  districtId: number | null;
  /** By `parameterKey`; those of other categories stay, so that changing one's mind costs nothing. */
  parameters: Record<string, string>;
}

/** The body that the server is sent, before it is checked. */
export type ListingBody = Omit<ListingValues, "parameters"> & {
  parameters: ListingInput["parameters"];
  isTopOnModerate: boolean;
};

/** Where a parameter's value stands in the form. Not the bare id: form libraries take that for a place in a list. */
export const parameterKey = (id: number) => `p${id}`;

/** An empty form; the phone is the profile's, if it has one. */
export function emptyListing(phoneNumber: string | null): ListingValues {
  return {
    name: "",
    categoryId: null,
    description: "",
    state: null,
    price: null,
    isNegotiable: false,
    currency: "UZS",
    lon: null,
    lat: null,
    zoom: 0,
    photos: [],
    phoneNumbers: [phoneNumber ?? ""],
    contactMethods: "both",
    regionId: null,
    cityId: null,
    districtId: null,
    parameters: {},
  };
}

/** Without blanks at the end, which stand for a number that nobody wanted to add. */
function withoutBlankEnd(phones: readonly string[]): string[] {
  const last = phones.findLastIndex((phone) => phone.trim() !== "");
  return phones.slice(0, last + 1);
}

/**
 * The form as the server takes it. Only parameters of the chosen category go out, and of them those with a value;
 * while the category isn't known (`parameterIds` undefined) all do. No price means 0 where it is to be agreed on.
 */
export function toListingBody(
  { parameters, ...values }: ListingValues,
  { parameterIds, isTopOnModerate = false }: ListingContext = {},
): ListingBody {
  const noPrice = values.isNegotiable ? 0 : null;
  const ids = parameterIds ?? Object.keys(parameters).map((key) => Number(key.slice(1)));
  return {
    ...values,
    // A price that couldn't be read isn't a price either, but isn't to be agreed on: the rules refuse it.
    price: values.price === 0 ? noPrice : (values.price ?? noPrice),
    phoneNumbers: withoutBlankEnd(values.phoneNumbers),
    parameters: ids
      .toSorted((a, b) => a - b)
      .map((id) => ({ parameterId: id, value: (parameters[parameterKey(id)] ?? "").trim() }))
      .filter(({ value }) => value !== ""),
    isTopOnModerate,
  };
}

export interface ListingContext {
  /** Parameters that the chosen category has. */
  parameterIds?: readonly number[] | undefined;
  /** Whether promotion is wanted as soon as the listing is approved. */
  isTopOnModerate?: boolean;
}

function toParameters(list: Draft["parameters"]): Record<string, string> {
  return Object.fromEntries((list ?? []).map(({ parameterId, value }) => [parameterKey(parameterId), value]));
}

/** One's own listing in its form. */
export function toListingValues(listing: EditableListing): ListingValues {
  const { name, categoryId, description, state, price, isNegotiable, currency, lon, lat, zoom } = listing;
  const { photos, phoneNumbers, contactMethods, regionId, cityId, districtId } = listing;
  return {
    name,
    categoryId,
    description,
    state,
    isNegotiable,
    currency,
    lon,
    lat,
    zoom,
    photos,
    contactMethods,
    regionId,
    cityId,
    districtId,
    price: price || null,
    phoneNumbers: phoneNumbers.length > 0 ? phoneNumbers : [""],
    parameters: toParameters(listing.parameters),
  };
}

/** Returns the differences between the listing as it was and as it is now; nothing else is sent. */
export function listingChange(before: ListingBody, after: ListingInput): ListingChange {
  const { isTopOnModerate: _, ...fields } = after;
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ListingBody]),
  );
  return Object.fromEntries(changed);
}

/** The form as a draft. */
export function toDraft({ parameters, ...values }: ListingValues): Draft {
  const { lon, lat, ...rest } = values;
  return {
    ...rest,
    ...(lon !== null && lat !== null && { lon, lat }),
    parameters: toListingBody({ ...values, parameters }).parameters,
  };
}

/** A draft in the form; what it doesn't say is as in an empty one. */
export function fromDraft(draft: Draft, empty: ListingValues): ListingValues {
  const { parameters, price, phoneNumbers, ...rest } = draft;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...empty,
    ...said,
    price: readPrice(String(price ?? "")) ?? null,
    phoneNumbers: phoneNumbers?.some((phone) => phone.trim() !== "") ? phoneNumbers : empty.phoneNumbers,
    parameters: toParameters(parameters),
  };
}
