import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { lazyScreen } from "#webapps/shared/ui/lazyScreen.tsx";
import { HomeScreen } from "./features/home/HomeScreen.tsx";
import { paths } from "./paths.ts";
import { Screen } from "./shell/Screen.tsx";

/** A screen that is a chunk of its own, by the name it exports. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const loadFresh = freshImport(load);
  return lazyScreen(async () => (await loadFresh())[name], paths.home, Screen);
}

const AllProductsScreen = screen(
  () => import("./features/catalog/AllProductsScreen.tsx"),
  "AllProductsScreen",
);
const CategoryScreen = screen(() => import("./features/catalog/CategoryScreen.tsx"), "CategoryScreen");
const ProductScreen = screen(() => import("./features/product/ProductScreen.tsx"), "ProductScreen");
const PreviewScreen = screen(() => import("./features/product/PreviewScreen.tsx"), "PreviewScreen");
const PurchaseScreen = screen(() => import("./features/purchase/PurchaseScreen.tsx"), "PurchaseScreen");
const InviteScreen = screen(() => import("./features/group/InviteScreen.tsx"), "InviteScreen");
const GroupScreen = screen(() => import("./features/group/GroupScreen.tsx"), "GroupScreen");
const CartScreen = screen(() => import("./features/cart/CartScreen.tsx"), "CartScreen");
const SearchScreen = screen(() => import("./features/search/SearchScreen.tsx"), "SearchScreen");
const SuccessScreen = screen(() => import("./features/purchase/SuccessScreen.tsx"), "SuccessScreen");
const TermsScreen = screen(() => import("./features/pages/TermsScreen.tsx"), "TermsScreen");
const RefererScreen = screen(() => import("./features/referral/RefererScreen.tsx"), "RefererScreen");
const ReferralScreen = screen(() => import("./features/referral/ReferralScreen.tsx"), "ReferralScreen");
const OrdersScreen = screen(() => import("./features/orders/OrdersScreen.tsx"), "OrdersScreen");
const OrderScreen = screen(() => import("./features/orders/OrderScreen.tsx"), "OrderScreen");
const AboutScreen = screen(() => import("./features/pages/AboutScreen.tsx"), "AboutScreen");
const NotFoundScreen = screen(() => import("./features/pages/NotFoundScreen.tsx"), "NotFoundScreen");

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
