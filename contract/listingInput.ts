import { z } from "zod";
import { choice, Id, Line, Prose, Text } from "./common.ts";
import {
  DESCRIPTION_MAX,
  NAME_MAX,
  PARAMETER_STRING_MAX,
  PHONE_MIN,
  PHONE_TYPED_MAX,
  PHONES_MAX,
  PHOTOS_MAX,
  PRICE_MAX,
  ZOOM_MAX,
} from "./limits.ts";
import { contactMethods, currencies, states } from "./listingKinds.ts";

/** A value of a category's characteristic: an option's text in either language, free text, or `true` and `false`. */
export const ParameterValue = z.object({
  parameterId: Id,
  value: Line(PARAMETER_STRING_MAX),
});
export type ParameterValue = z.infer<typeof ParameterValue>;

/** The fields of a listing that its seller fills in. */
export const listingFields = z.object({
  name: Line(NAME_MAX),
  categoryId: Id,
  description: Prose(DESCRIPTION_MAX),
  state: choice(states),
  /** Whole units of `currency`; 0 only when it is to be agreed on. */
  price: z.int("price").min(0, "price").max(PRICE_MAX, "price"),
  isNegotiable: z.boolean("required"),
  currency: choice(currencies),
  lon: z.number("map").min(-180, "map").max(180, "map"),
  lat: z.number("map").min(-90, "map").max(90, "map"),
  /** 0 until the map was moved. */
  zoom: z.int("map").min(0, "map").max(ZOOM_MAX, "map"),
  /** Addresses that `POST /api/images` gave, the cover first. */
  photos: z
    .array(Text.max(500, "too_long"), "required")
    .min(1, "required")
    .max(PHOTOS_MAX, "too_many")
    .refine((photos) => new Set(photos).size === photos.length, "repeated"),
  phoneNumbers: z
    .array(Text.trim().min(PHONE_MIN, "phone").max(PHONE_TYPED_MAX, "phone"), "required")
    .min(1, "required")
    .max(PHONES_MAX, "too_many"),
  contactMethods: choice(contactMethods),
  regionId: Id,
  cityId: Id.nullable(),
  districtId: Id.nullable(),
  parameters: z
    .array(ParameterValue, "required")
    .max(50, "too_many")
    .refine(
      (values) => new Set(values.map(({ parameterId }) => parameterId)).size === values.length,
      "repeated",
    ),
  isTopOnModerate: z.boolean("required"),
});

/** A price of 0 says "negotiable" and nothing else does without a price. */
const isPriced = ({ price, isNegotiable }: { price: number; isNegotiable: boolean }) =>
  price > 0 || isNegotiable;

/**
 * A new listing, as its seller fills it in. The words of refusals are keys: `required`, `too_long`, `too_many`, `repeated`,
 * `unknown`, `text`, `price`, `phone`, `map`; rules of the server add `foreign` and `not_below`.
 */
export const ListingInput = listingFields
  .extend({
    isNegotiable: listingFields.shape.isNegotiable.default(false),
    zoom: listingFields.shape.zoom.default(0),
    contactMethods: listingFields.shape.contactMethods.default("both"),
    cityId: listingFields.shape.cityId.default(null),
    districtId: listingFields.shape.districtId.default(null),
    parameters: listingFields.shape.parameters.default([]),
    isTopOnModerate: listingFields.shape.isTopOnModerate.default(false),
  })
  .refine(isPriced, { path: ["price"], message: "price" });
export type ListingInput = z.output<typeof ListingInput>;

/** A change of a listing; absent fields stay. The server checks the price against what stays. */
export const ListingChange = listingFields.omit({ isTopOnModerate: true }).partial();
export type ListingChange = z.output<typeof ListingChange>;
