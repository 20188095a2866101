import type Router from "@koa/router";
import { auth } from "./routes/auth.ts";
import { categories } from "./routes/categories.ts";
import { configs } from "./routes/configs.ts";
import { connections } from "./routes/connections.ts";
import { description } from "./routes/description.ts";
import { events } from "./routes/events.ts";
import { favourites } from "./routes/favourites.ts";
import { geo } from "./routes/geo.ts";
import { groups } from "./routes/groups.ts";
import { listings } from "./routes/listings.ts";
import { moderation } from "./routes/moderation.ts";
import { orders } from "./routes/orders.ts";
import { ownListings } from "./routes/ownListings.ts";
import { payments } from "./routes/payments.ts";
import { products } from "./routes/products.ts";
import { promotions } from "./routes/promotions.ts";
import { referral } from "./routes/referral.ts";
import { reminders } from "./routes/reminders.ts";
import { reports } from "./routes/reports.ts";
import { savedSearches } from "./routes/savedSearches.ts";
import { search } from "./routes/search.ts";
import { shares } from "./routes/shares.ts";
import { shoppers } from "./routes/shoppers.ts";
import { uploads } from "./routes/uploads.ts";
import { users } from "./routes/users.ts";
import type { ApiState } from "./serve/state.ts";

/** The API by its nouns. Their order says nothing: `joinRoutes` goes by what a path says. */
export const nouns: readonly Router<ApiState>[] = [
  auth,
  categories,
  configs,
  connections,
  description,
  events,
  favourites,
  geo,
  groups,
  listings,
  moderation,
  orders,
  ownListings,
  payments,
  products,
  promotions,
  referral,
  reminders,
  reports,
  savedSearches,
  search,
  shares,
  shoppers,
  uploads,
  users,
];
