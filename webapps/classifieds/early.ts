import type { listCategories } from "#contract/categories.ts";
import type { listConfigsClassifieds } from "#contract/configs.ts";
import type { listConnections } from "#contract/connections.ts";
import type { getDraft } from "#contract/drafts.ts";
import type { listFavourites } from "#contract/favourites.ts";
import type { getCapital } from "#contract/geo.ts";
import {
  CONNECTIONS_PAGE,
  FAVOURITES_PAGE,
  FEED_PAGE,
  OWN_LISTINGS_PAGE,
  SEARCH_PAGE,
} from "#contract/limits.ts";
import type { getFeed, getListing, listListings, listTopListings } from "#contract/listings.ts";
import type { countOwnListings, listOwnListings } from "#contract/ownListings.ts";
import type { getMe } from "#contract/users.ts";
import { type EarlyPage, startEarly } from "#webapps/shared/early/startEarly.ts";
import { own } from "#webapps/shared/storage/own.ts";
import { deepLinkTarget } from "./features/links/deepLink.ts";
import { readSearchParams } from "./features/links/searchParams.ts";
import { type ChosenPlace, placeIds } from "./features/places/chosenPlace.ts";

async function askFeed(ask: EarlyPage["ask"]) {
  let place: ChosenPlace | null = JSON.parse(own.get("selected-place") ?? "null");
  if (!place) {
    const capital = await ask<typeof getCapital>("/api/telegram/geo/capital", {});
    if (!capital) return;
    place = {
      ...(capital.regionId !== null && { regionId: capital.regionId }),
      cityId: capital.id,
      names: [],
    };
  }
  void ask<typeof getFeed>("/api/telegram/feed", { ...placeIds(place), skip: 0, take: FEED_PAGE });
}

interface EarlyScreen {
  /** Its code, where it isn't among the first. */
  module?: string;
  /** What of its code a guest gets along without. */
  ownModule?: string;
  isOwn?: boolean;
  begin: (page: EarlyPage) => unknown;
}

/** By the last part of an address what its screen asks first; of the one's own only with somebody signed in. */
const screens: Record<string, EarlyScreen> = {
  webApp: {
    begin({ ask }) {
      void ask<typeof listCategories>("/api/telegram/category", {});
      void ask<typeof listTopListings>("/api/telegram/products/top", {});
      return askFeed(ask);
    },
  },
  search: {
    module: "features/search/SearchScreen.tsx",
    begin({ ask, page }) {
      const { page: number, ...filters } = readSearchParams(page.searchParams);
      // Which parameters the category knows isn't known yet.
      if (filters.p) return undefined;
      const parentId = filters.categoryId;
      // The strip of its parts stands above the results.
      if (parentId) void ask<typeof listCategories>("/api/telegram/category", { parentId });
      const skip = (number - 1) * SEARCH_PAGE;
      return ask<typeof listListings>("/api/telegram/products", { ...filters, skip, take: SEARCH_PAGE });
    },
  },
  product: {
    module: "features/listing/ListingScreen.tsx",
    begin({ ask, page }) {
      const link = decodeURIComponent(page.pathname.split("/")[3] ?? "");
      return ask<typeof getListing>("/api/telegram/products/:link", { link });
    },
  },
  favourites: {
    module: "features/favourites/FavouritesScreen.tsx",
    isOwn: true,
    begin: ({ ask }) =>
      ask<typeof listFavourites>("/api/user/telegram/favourites", {
        sortBy: "createdAt|desc",
        skip: 0,
        take: FAVOURITES_PAGE,
      }),
  },
  items: {
    module: "features/mine/ItemsScreen.tsx",
    isOwn: true,
    begin({ ask }) {
      void ask<typeof listOwnListings>("/api/user/telegram/products", {
        status: "active",
        skip: 0,
        take: OWN_LISTINGS_PAGE,
      });
      void ask<typeof getMe>("/api/telegram/users/me", {});
      void ask<typeof getDraft>("/api/user/telegram/draft", {});
      return ask<typeof countOwnListings>("/api/user/telegram/products/counts", {});
    },
  },
  messages: {
    module: "features/messages/MessagesScreen.tsx",
    isOwn: true,
    begin: ({ ask }) =>
      ask<typeof listConnections>("/api/user/telegram/connections", {
        direction: "INCOMING",
        skip: 0,
        take: CONNECTIONS_PAGE,
      }),
  },
  profile: {
    module: "features/profile/ProfileScreen.tsx",
    isOwn: true,
    begin({ ask }) {
      void ask<typeof listConfigsClassifieds>("/api/telegram/configs", {});
      return ask<typeof getMe>("/api/telegram/users/me", {});
    },
  },
  createProduct: {
    module: "features/sell/CreateListingScreen.tsx",
    ownModule: "features/sell/NewListing.tsx",
    isOwn: true,
    begin({ ask }) {
      void ask<typeof getCapital>("/api/telegram/geo/capital", {});
      void ask<typeof getMe>("/api/telegram/users/me", {});
      return ask<typeof getDraft>("/api/user/telegram/draft", {});
    },
  },
};

startEarly({
  base: "/webApp/",
  languages: { languages: ["ru", "uz"], otherwise: "uz", storageKey: "i18nextLng" },
  signInPath: "/api/telegram/auth",
  leadTo: deepLinkTarget,
  begin(early) {
    const [, app = "", name = app] = early.page.pathname.replace(/\/$/, "").split("/");
    const screen = screens[name];
    // What is asked first takes the few connections first: code has longer to come anyway.
    if (screen && (!screen.isOwn || early.isMember)) screen.begin(early);
    // What is one's own shows a stranger the way into Telegram, which stands among the configs.
    else if (screen) void early.ask<typeof listConfigsClassifieds>("/api/telegram/configs", {});
    early.preload(`locales/${early.language}.ts`);
    if (screen?.module) early.preload(screen.module);
    if (screen?.ownModule && early.isMember) early.preload(screen.ownModule);
  },
});
