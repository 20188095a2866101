import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import { useSession } from "#webapps/shared/client/session.ts";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { lazyScreen } from "#webapps/shared/ui/lazyScreen.tsx";
import { paths } from "./features/links/paths.ts";
import { Shell } from "./features/shell/Shell.tsx";

/** A screen that is a chunk of its own, by the name it exports. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const loadFresh = freshImport(load);
  return lazyScreen(async () => (await loadFresh())[name], paths.home);
}

const SearchScreen = screen(() => import("./features/search/SearchScreen.tsx"), "SearchScreen");
const ListingScreen = screen(() => import("./features/listing/ListingScreen.tsx"), "ListingScreen");
const FavouritesScreen = screen(
  () => import("./features/favourites/FavouritesScreen.tsx"),
  "FavouritesScreen",
);
const ItemsScreen = screen(() => import("./features/mine/ItemsScreen.tsx"), "ItemsScreen");
const ModerationScreen = screen(
  () => import("./features/moderation/ModerationScreen.tsx"),
  "ModerationScreen",
);
const MessagesScreen = screen(() => import("./features/messages/MessagesScreen.tsx"), "MessagesScreen");
const ProfileScreen = screen(() => import("./features/profile/ProfileScreen.tsx"), "ProfileScreen");
const SavedSearchesScreen = screen(
  () => import("./features/saved/SavedSearchesScreen.tsx"),
  "SavedSearchesScreen",
);
const ProductsScreen = screen(() => import("./features/search/ProductsScreen.tsx"), "ProductsScreen");
const loadCreating = freshImport(() => import("./features/sell/CreateListingScreen.tsx"));
const CreateListingScreen = lazyScreen(async () => {
  const isGuest = useSession.getState().status === "guest";
  // Beside the screen rather than after it.
  const form = isGuest ? undefined : import("./features/sell/NewListing.tsx").catch(() => undefined);
  const [loaded] = await Promise.all([loadCreating(), form]);
  if (!isGuest) await loaded.preloadForm();
  return loaded.CreateListingScreen;
}, paths.home);
const EditListingScreen = screen(() => import("./features/sell/EditListingScreen.tsx"), "EditListingScreen");
const PromoteScreen = screen(() => import("./features/promote/PromoteScreen.tsx"), "PromoteScreen");
const CategoryScreen = screen(() => import("./features/notices/MessageScreens.tsx"), "CategoryScreen");
const NotFoundScreen = screen(() => import("./features/notices/MessageScreens.tsx"), "NotFoundScreen");

/** By the second part of an address, the screens that an app is opened at, where it isn't home. */
const openings: Record<string, { preload: () => Promise<void> }> = {
  search: SearchScreen,
  product: ListingScreen,
  favourites: FavouritesScreen,
  items: ItemsScreen,
  moderation: ModerationScreen,
  messages: MessagesScreen,
  profile: ProfileScreen,
  savedSearches: SavedSearchesScreen,
  products: ProductsScreen,
  createProduct: CreateListingScreen,
  editProduct: EditListingScreen,
  promote: PromoteScreen,
};

/** Loads the code of the screen at an address, so that the first thing drawn is the screen and not its skeleton. */
export async function preloadScreen(pathname: string): Promise<void> {
  await openings[pathname.split("/")[2] ?? ""]?.preload();
}

/** Which address shows what; the home page is in the first load, the rest comes when it is needed. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/webApp" element={<Shell />}>
        {/* Drawn beside the routes, where it stays while one is elsewhere. */}
        <Route index element={null} />
        <Route path="search" element={<SearchScreen />} />
        <Route path="product/:link" element={<ListingScreen />} />
        <Route path="favourites" element={<FavouritesScreen />} />
        <Route path="items" element={<ItemsScreen />} />
        <Route path="moderation" element={<ModerationScreen />} />
        <Route path="messages" element={<MessagesScreen />} />
        <Route path="profile" element={<ProfileScreen />} />
        <Route path="savedSearches" element={<SavedSearchesScreen />} />
        <Route path="products" element={<ProductsScreen />} />
        <Route path="category/:categoryLink" element={<CategoryScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route path="/webApp" element={<Shell hasTabs={false} />}>
        <Route path="createProduct" element={<CreateListingScreen />} />
        <Route path="editProduct/:link" element={<EditListingScreen />} />
        <Route path="promote/:productId" element={<PromoteScreen />} />
      </Route>
      <Route path="*" element={<Shell />}>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
