import type { ComponentType } from "react";
import { Route, Routes } from "react-router-dom";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { lazyScreen } from "#webapps/shared/ui/lazyScreen.tsx";
import { Screen } from "./components/Screen.tsx";
import { paths } from "./logic/paths.ts";
import { HomeScreen } from "./screens/HomeScreen.tsx";

/** A screen that is a chunk of its own, by the name it exports. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const loadFresh = freshImport(load);
  return lazyScreen(async () => (await loadFresh())[name], paths.home, Screen);
}

const AllProductsScreen = screen(() => import("./screens/AllProductsScreen.tsx"), "AllProductsScreen");
const CategoryScreen = screen(() => import("./screens/CategoryScreen.tsx"), "CategoryScreen");
const ProductScreen = screen(() => import("./screens/ProductScreen.tsx"), "ProductScreen");
const PreviewScreen = screen(() => import("./screens/PreviewScreen.tsx"), "PreviewScreen");
const PurchaseScreen = screen(() => import("./screens/PurchaseScreen.tsx"), "PurchaseScreen");
const InviteScreen = screen(() => import("./screens/InviteScreen.tsx"), "InviteScreen");
const GroupScreen = screen(() => import("./screens/GroupScreen.tsx"), "GroupScreen");
const CartScreen = screen(() => import("./screens/CartScreen.tsx"), "CartScreen");
const SearchScreen = screen(() => import("./screens/SearchScreen.tsx"), "SearchScreen");
const SuccessScreen = screen(() => import("./screens/SuccessScreen.tsx"), "SuccessScreen");
const TermsScreen = screen(() => import("./screens/TermsScreen.tsx"), "TermsScreen");
const RefererScreen = screen(() => import("./screens/RefererScreen.tsx"), "RefererScreen");
const ReferralScreen = screen(() => import("./screens/ReferralScreen.tsx"), "ReferralScreen");
const OrdersScreen = screen(() => import("./screens/OrdersScreen.tsx"), "OrdersScreen");
const OrderScreen = screen(() => import("./screens/OrderScreen.tsx"), "OrderScreen");
const AboutScreen = screen(() => import("./screens/AboutScreen.tsx"), "AboutScreen");
const NotFoundScreen = screen(() => import("./screens/NotFoundScreen.tsx"), "NotFoundScreen");

/** By the first part of an address, the screens that an app is opened at, where it isn't home. */
const openings: Record<string, { preload: () => Promise<void> }> = {
  allProducts: AllProductsScreen,
  category: CategoryScreen,
  product: ProductScreen,
  purchase: PurchaseScreen,
  invite: InviteScreen,
  groupPurchase: GroupScreen,
  cart: CartScreen,
  search: SearchScreen,
  referral: ReferralScreen,
  orders: OrdersScreen,
};

/** Loads the code of the screen at an address, so that the first thing drawn is the screen and not its skeleton. */
export async function preloadScreen(pathname: string): Promise<void> {
  const [, first = "", second] = pathname.split("/");
  await (first === "orders" && second ? OrderScreen : openings[first])?.preload();
}

/** Which address shows what; the home page is in the first load, the rest comes when it is needed. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/allProducts" element={<AllProductsScreen />} />
      <Route path="/category/:link" element={<CategoryScreen />} />
      <Route path="/product/:link" element={<ProductScreen />} />
      <Route path="/preview/:link" element={<PreviewScreen />} />
      <Route path="/purchase/:link" element={<PurchaseScreen />} />
      <Route path="/invite/:inviteCode" element={<InviteScreen />} />
      <Route path="/groupPurchase/:inviteCode" element={<GroupScreen />} />
      <Route path="/cart" element={<CartScreen />} />
      <Route path="/search" element={<SearchScreen />} />
      <Route path="/success" element={<SuccessScreen />} />
      <Route path="/tos" element={<TermsScreen />} />
      <Route path="/referral" element={<ReferralScreen />} />
      <Route path="/orders" element={<OrdersScreen />} />
      <Route path="/orders/:id" element={<OrderScreen />} />
      <Route path="/about" element={<AboutScreen />} />
      <Route path="/r/:refererId" element={<RefererScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
