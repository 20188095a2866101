import { z } from "zod";
import { choice, Id, IdParam, IntParam, Link, Skip, Timestamp, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { OWN_LISTINGS_PAGE } from "./limits.ts";
import { ListingChange, ListingInput, listingFields } from "./listingInput.ts";
import { ListingCard, listingStatuses } from "./listings.ts";
import { promotionTypes } from "./payKinds.ts";
import { closeReasons, rejectReasons } from "./reasons.ts";

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

export const reserveListing = endpoint({
  method: "post",
  path: "/api/user/telegram/products/:id/reserve",
  access: "user",
  summary: "Keeps an active listing for a buyer for three days, or frees it",
  input: z.object({ id: IdParam, isReserved: z.boolean() }),
  output: z.object({ reservedUntil: Timestamp.nullable() }),
});

export const reopenListing = endpoint({
  method: "post",
  path: "/api/user/telegram/products/:id/reopen",
  access: "user",
  summary: "Puts a closed or expired listing on sale again",
  input: z.object({ id: IdParam }),
  output: Saved,
});

const ownTabs = ["active", "moderation", "rejected", "archive"] as const;
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
  /** When it is free again, while it is kept for a buyer. */
  reservedUntil: Timestamp.nullable(),
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
export const EditableListing = listingFields.extend({
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
