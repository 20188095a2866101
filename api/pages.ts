/**
 * Addresses of the apps' pages, as stated; a test compares them with the apps' own routes. The shop's lie at the root.
 */
const shop = [
  ...["allProducts", "category/:link", "product/:link", "preview/:link", "purchase/:link", "invite/:code"],
  ...[
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
  ],
];

const classifieds = [
  ...[
    "search",
    "product/:link",
    "favourites",
    "items",
    "moderation",
    "messages",
    "profile",
    "savedSearches",
    "products",
  ],
  ...["category/:link", "createProduct", "editProduct/:link", "promote/:productId"],
];

/** Patterns of all pages that have a name of their own. */
export const pages = [...shop.map((path) => `/${path}`), ...classifieds.map((path) => `/webApp/${path}`)];
