import { z } from "zod";
import { choice, Id, IdParam, IntParam, Line, Link, Prose, Skip, Text, Timestamp, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import {
  DESCRIPTION_MAX,
  NAME_MAX,
  OWN_LISTINGS_PAGE,
  PARAMETER_STRING_MAX,
  PHONE_MIN,
  PHONE_TYPED_MAX,
  PHONES_MAX,
  PHOTOS_MAX,
  PRICE_MAX,
  ZOOM_MAX,
} from "./limits.ts";
import { contactMethods, currencies, ListingCard, listingStatuses, states } from "./listings.ts";
import { promotionTypes } from "./payKinds.ts";
import { closeReasons, rejectReasons } from "./reasons.ts";

/** A value of a category's characteristic: an option's text in either language, free text, or `true` and `false`. */
export const ParameterValue = z.object({
  parameterId: Id,
  value: Line(PARAMETER_STRING_MAX),
});
export type ParameterValue = z.infer<typeof ParameterValue>;

const fields = z.object({
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
 * What a seller says of a listing. The words of refusals are keys: `required`, `too_long`, `too_many`, `repeated`,
 * `unknown`, `text`, `price`, `phone`, `map`; rules of the server add `foreign` and `not_below`.
 */
export const ListingInput = fields
  .extend({
    isNegotiable: fields.shape.isNegotiable.default(false),
    zoom: fields.shape.zoom.default(0),
    contactMethods: fields.shape.contactMethods.default("both"),
    cityId: fields.shape.cityId.default(null),
    districtId: fields.shape.districtId.default(null),
    parameters: fields.shape.parameters.default([]),
    isTopOnModerate: fields.shape.isTopOnModerate.default(false),
  })
  .refine(isPriced, { path: ["price"], message: "price" });
export type ListingInput = z.output<typeof ListingInput>;

/** What changes of a listing; what is absent stays. The server checks the price against what stays. */
export const ListingChange = fields.omit({ isTopOnModerate: true }).partial();
export type ListingChange = z.output<typeof ListingChange>;

const Saved = z.object({
  id: z.int(),
  link: z.string(),
  status: z.enum(listingStatuses),
  /** True while a change of the approved words waits for a moderator. */
  hasRevision: z.boolean(),
});

/** Why a moderator refused, for the owner's eyes. */
const Refusal = z.object({
  rejectReason: z.enum(rejectReasons).nullable(),
  rejectNote: z.string().nullable(),
});

export const createListing = endpoint({
  method: "post",
  path: "/api/user/telegram/products",
  access: "user",
  summary: "Posts a listing; a moderator looks at it first",
  input: ListingInput,
  output: Saved,
  status: 201,
});

export const updateListing = endpoint({
  method: "patch",
  path: "/api/user/telegram/products/:link",
  access: "user",
  summary: "Changes one's own listing",
  input: ListingChange.extend({ link: Link }),
  output: Saved,
});

export const closeListing = endpoint({
  method: "delete",
  path: "/api/user/telegram/products",
  access: "user",
  summary: "Takes one's own listing off sale",
  input: z.object({ id: Id, reason: choice(closeReasons) }),
  output: Saved,
});

export const renewListing = endpoint({
  method: "post",
  path: "/api/user/telegram/products/:id/renew",
  access: "user",
  summary: "Gives an active listing its full life again",
  input: z.object({ id: IdParam }),
  output: z.object({ expiresAt: Timestamp }),
});

export const reopenListing = endpoint({
  method: "post",
  path: "/api/user/telegram/products/:id/reopen",
  access: "user",
  summary: "Puts a closed or expired listing on sale again",
  input: z.object({ id: IdParam }),
  output: Saved,
});

export const ownTabs = ["active", "moderation", "rejected", "archive"] as const;
export type OwnTab = (typeof ownTabs)[number];

/** A promotion that runs: days begun that are left, null of VIP, which has a place, 1 to 10, instead. */
const Running = z.object({
  type: z.enum(promotionTypes),
  daysLeft: z.int().nullable(),
  place: z.int().nullable(),
});

/** One's own listing in a list. `contactsCount` counts people. */
export const OwnListing = ListingCard.extend({
  ...Refusal.shape,
  status: z.enum(listingStatuses),
  isModerated: z.boolean().nullable(),
  isDeactivated: z.boolean(),
  closeReason: z.enum(closeReasons).nullable(),
  expiresAt: Timestamp.nullable(),
  revisionStatus: z.enum(["pending", "rejected"]).nullable(),
  viewsCount: z.int(),
  favouritesCount: z.int(),
  contactsCount: z.int(),
  running: z.array(Running),
});
export type OwnListing = z.infer<typeof OwnListing>;

export const listOwnListings = endpoint({
  method: "get",
  path: "/api/user/telegram/products",
  access: "user",
  summary: "One's own listings of a tab, newest first",
  input: z.object({
    status: z.enum(ownTabs).default("active"),
    skip: Skip,
    take: take(OWN_LISTINGS_PAGE),
  }),
  output: z.object({ data: z.array(OwnListing), total: z.int() }),
});

/** `rejected` counts removed ones too; `all` is the four together. */
export const countOwnListings = endpoint({
  method: "get",
  path: "/api/user/telegram/products/counts",
  access: "user",
  summary: "How many listings one has in each tab",
  input: z.object({}),
  output: z.object({
    all: z.int(),
    active: z.int(),
    moderation: z.int(),
    rejected: z.int(),
    archive: z.int(),
  }),
});

/** A listing as its form shows it: plain text, whole phones, and the words that wait for a moderator if there are any. */
export const EditableListing = fields.extend({
  // Listings may be older than the rules of the form.
  name: z.string(),
  description: z.string(),
  photos: z.array(z.string()),
  phoneNumbers: z.array(z.string()),
  parameters: z.array(z.object({ parameterId: z.int(), value: z.string() })),
  ...Refusal.shape,
  id: z.int(),
  link: z.string(),
  status: z.enum(listingStatuses),
  revisionStatus: z.enum(["pending", "rejected"]).nullable(),
});
export type EditableListing = z.infer<typeof EditableListing>;

export const getOwnListing = endpoint({
  method: "get",
  path: "/api/user/telegram/products/:link",
  access: "user",
  summary: "One's own listing for its form",
  input: z.object({ link: Link }),
  output: EditableListing,
});

/** A day of `REPORT_TIMEZONE`, `YYYY-MM-DD`. */
const Day = z.object({ day: z.iso.date(), views: z.int(), contacts: z.int(), favourites: z.int() });

export const getListingStats = endpoint({
  method: "get",
  path: "/api/user/telegram/products/:link/stats",
  access: "user",
  summary: "Views, contacts and favourites of one's own listing, of the last 30 days and all together",
  input: z.object({ link: Link }),
  output: z.object({
    days: z.array(Day),
    totals: Day.omit({ day: true }),
    expiresAt: Timestamp.nullable(),
  }),
});

export const prepareShare = endpoint({
  method: "post",
  path: "/api/telegram/products/:id/share",
  access: "user",
  summary: "Prepares a message with the listing's picture that the caller can send to anyone",
  input: z.object({ id: IdParam }),
  output: z.object({ preparedMessageId: z.string(), expiresAt: IntParam }),
});
