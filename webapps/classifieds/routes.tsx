import { type ComponentType, lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { Shell } from "./components/Shell.tsx";
import { HomeScreen } from "./screens/HomeScreen.tsx";

/** A screen that is a chunk of its own, by the name it exports. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const SearchScreen = screen(() => import("./screens/SearchScreen.tsx"), "SearchScreen");
const ListingScreen = screen(() => import("./screens/ListingScreen.tsx"), "ListingScreen");
const FavouritesScreen = screen(() => import("./screens/ComingScreens.tsx"), "FavouritesScreen");
const ItemsScreen = screen(() => import("./screens/ComingScreens.tsx"), "ItemsScreen");
const MessagesScreen = screen(() => import("./screens/ComingScreens.tsx"), "MessagesScreen");
const ProfileScreen = screen(() => import("./screens/ProfileScreen.tsx"), "ProfileScreen");
const ProductsScreen = screen(() => import("./screens/ProductsScreen.tsx"), "ProductsScreen");
const CategoryScreen = screen(() => import("./screens/MessageScreens.tsx"), "CategoryScreen");
const NotFoundScreen = screen(() => import("./screens/MessageScreens.tsx"), "NotFoundScreen");

/** Which address shows what; the home page is in the first load, the rest comes when it is needed. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/webApp" element={<Shell />}>
        <Route index element={<HomeScreen />} />
        <Route path="search" element={<SearchScreen />} />
        <Route path="product/:link" element={<ListingScreen />} />
        <Route path="favourites" element={<FavouritesScreen />} />
        <Route path="items" element={<ItemsScreen />} />
        <Route path="messages" element={<MessagesScreen />} />
        <Route path="profile" element={<ProfileScreen />} />
        <Route path="products" element={<ProductsScreen />} />
        <Route path="category/:categoryLink" element={<CategoryScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route path="*" element={<Shell />}>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
