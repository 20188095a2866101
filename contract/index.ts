import * as adminOrders from "./adminOrders.ts";
import * as auth from "./auth.ts";
import * as categories from "./categories.ts";
import * as configs from "./configs.ts";
import * as connections from "./connections.ts";
import * as drafts from "./drafts.ts";
import type { Endpoint } from "./endpoint.ts";
import * as events from "./events.ts";
import * as favourites from "./favourites.ts";
import * as geo from "./geo.ts";
import * as groups from "./groups.ts";
import * as images from "./images.ts";
import * as listings from "./listings.ts";
import * as moderation from "./moderation.ts";
import * as orders from "./orders.ts";
import * as ownListings from "./ownListings.ts";
import * as payments from "./payments.ts";
import * as products from "./products.ts";
import * as promotions from "./promotions.ts";
import * as referral from "./referral.ts";
import * as reminders from "./reminders.ts";
import * as reports from "./reports.ts";
import * as savedSearches from "./savedSearches.ts";
import * as search from "./search.ts";
import * as shares from "./shares.ts";
import * as shoppers from "./shoppers.ts";
import * as users from "./users.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "output" in value;
}

const nouns = {
  auth,
  users,
  geo,
  categories,
  configs,
  images,
  listings,
  search,
  ownListings,
  drafts,
  favourites,
  savedSearches,
  connections,
  moderation,
  events,
  promotions,
  payments,
  products,
  shares,
  groups,
  orders,
  adminOrders,
  shoppers,
  referral,
  reminders,
  reports,
};

/** Every endpoint with the noun it belongs to, for the API's description of itself. */
export const endpoints = Object.entries(nouns).flatMap(([noun, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ noun, name, endpoint: value }] : [],
  ),
);
