import { myself } from "#webapps/shared/client/reading.ts";
import type { AppRoute, EarlyRoute } from "#webapps/shared/routes/routeTable.ts";
import { own } from "#webapps/shared/storage/own.ts";
import { readSearchParams } from "./features/links/searchParams.ts";
import { type ChosenPlace, placeIds, placeOfCapital } from "./features/places/chosenPlace.ts";
import {
  capital,
  categories,
  configs,
  connections,
  draft,
  favourites,
  feed,
  foundListings,
  listing,
  ownCounts,
  ownListings,
  topListings,
} from "./readings.ts";

export interface MarketRoute extends AppRoute {
  /** The tab that it belongs to; a screen without one has a bar of its own, and is left by going back. */
  tab?: "home" | "favourites" | "items" | "messages" | "profile" | "none";
}

async function askFeed({ ask }: EarlyRoute) {
  const chosen: ChosenPlace | null = JSON.parse(own.get("selected-place") ?? "null");
  const city = chosen ? undefined : await ask(capital());
  const place = chosen ?? (city && placeOfCapital(city));
  if (place) void ask(feed(placeIds(place)));
}

/** Where people start: what opens there, and what is asked and loaded before the app's code is there. The early script holds these alone. */
export const starts = {
  // Drawn beside the routes, where it stays while one is elsewhere.
  home: {
    path: "/webApp",
    tab: "home",
    early(route) {
      void route.ask(categories());
      void route.ask(topListings());
      return askFeed(route);
    },
  },
  search: {
    path: "/webApp/search",
    screen: "features/search/SearchScreen.tsx",
    tab: "home",
    early({ ask, query }) {
      const params = readSearchParams(query);
      // Which parameters the category knows isn't known yet.
      if (params.p) return undefined;
      // The strip of its parts stands above the results.
      if (params.categoryId) void ask(categories(params.categoryId));
      return ask(foundListings(params));
    },
  },
  product: {
    path: "/webApp/product/:link",
    screen: "features/listing/ListingScreen.tsx",
    tab: "home",
    early: ({ ask, params: { link = "" } }) => ask(listing(link)),
  },
  favourites: {
    path: "/webApp/favourites",
    screen: "features/favourites/FavouritesScreen.tsx",
    tab: "favourites",
    isOwn: true,
    early: ({ ask }) => ask(favourites("desc", 1)),
  },
  items: {
    path: "/webApp/items",
    screen: "features/mine/ItemsScreen.tsx",
    tab: "items",
    isOwn: true,
    early({ ask }) {
      void ask(ownListings("active", 1));
      void ask(myself());
      void ask(draft());
      return ask(ownCounts());
    },
  },
  messages: {
    path: "/webApp/messages",
    screen: "features/messages/MessagesScreen.tsx",
    tab: "messages",
    isOwn: true,
    early: ({ ask }) => ask(connections("INCOMING", 1)),
  },
  profile: {
    path: "/webApp/profile",
    screen: "features/profile/ProfileScreen.tsx",
    tab: "profile",
    isOwn: true,
    early({ ask }) {
      void ask(configs());
      return ask(myself());
    },
  },
  createProduct: {
    path: "/webApp/createProduct",
    screen: "features/sell/CreateListingScreen.tsx",
    memberModule: "features/sell/NewListing.tsx",
    isOwn: true,
    early({ ask }) {
      void ask(capital());
      void ask(myself());
      return ask(draft());
    },
  },
} as const satisfies Record<string, MarketRoute>;

/** Every address of the app. */
export const routes = {
  ...starts,
  products: { path: "/webApp/products", screen: "features/search/ProductsScreen.tsx", tab: "home" },
  category: {
    path: "/webApp/category/:categoryLink",
    screen: "features/pages/CategoryScreen.tsx",
    tab: "home",
  },
  savedSearches: {
    path: "/webApp/savedSearches",
    screen: "features/saved/SavedSearchesScreen.tsx",
    tab: "none",
    isOwn: true,
  },
  moderation: {
    path: "/webApp/moderation",
    screen: "features/moderation/ModerationScreen.tsx",
    tab: "items",
    isOwn: true,
  },
  editProduct: {
    path: "/webApp/editProduct/:link",
    screen: "features/sell/EditListingScreen.tsx",
    isOwn: true,
  },
  promote: {
    path: "/webApp/promote/:productId",
    screen: "features/promote/PromoteScreen.tsx",
    isOwn: true,
  },
  nothing: { path: "*", screen: "features/pages/NotFoundScreen.tsx", tab: "none" },
} as const satisfies Record<string, MarketRoute>;
