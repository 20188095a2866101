/**
 * Addresses of the apps' pages, as stated; a test compares them with the apps' own routes. The shop's lie at the root.
 */
const shop = [
  "allProducts",
  "category/:link",
  "product/:link",
  "preview/:link",
  "purchase/:link",
  "invite/:code",
  "groupPurchase/:code",
  "cart",
  "orders",
  "orders/:id",
  "referral",
  "search",
  "success",
  "tos",
  "about",
  "r/:refererId",
];

/** Pages of the classifieds that are somebody's own: nothing is told of them, and nobody is to find them. */
export const ownClassifieds = [
  "favourites",
  "items",
  "moderation",
  "messages",
  "profile",
  "savedSearches",
  "products",
  "createProduct",
];

const classifieds = [
  "search",
  "product/:link",
  "category/:link",
  "editProduct/:link",
  "promote/:productId",
  ...ownClassifieds,
];

/** Patterns of all pages that have a name of their own. */
export const pages = [...shop.map((path) => `/${path}`), ...classifieds.map((path) => `/webApp/${path}`)];
