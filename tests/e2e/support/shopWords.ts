import { en as homeEn } from "../../../webapps/storefront/features/about/locales/en.ts";
import { hi as homeHi } from "../../../webapps/storefront/features/about/locales/hi.ts";
import { en as groupEn } from "../../../webapps/storefront/features/group/locales/en.ts";
import { hi as groupHi } from "../../../webapps/storefront/features/group/locales/hi.ts";
import { en as menuEn } from "../../../webapps/storefront/features/menu/locales/en.ts";
import { hi as menuHi } from "../../../webapps/storefront/features/menu/locales/hi.ts";
import { en as ordersEn } from "../../../webapps/storefront/features/orders/locales/en.ts";
import { hi as ordersHi } from "../../../webapps/storefront/features/orders/locales/hi.ts";
import { en as pagesEn } from "../../../webapps/storefront/features/pages/locales/en.ts";
import { hi as pagesHi } from "../../../webapps/storefront/features/pages/locales/hi.ts";
import { en as productEn } from "../../../webapps/storefront/features/product/locales/en.ts";
import { hi as productHi } from "../../../webapps/storefront/features/product/locales/hi.ts";
import { en as listsEn } from "../../../webapps/storefront/features/products/locales/en.ts";
import { hi as listsHi } from "../../../webapps/storefront/features/products/locales/hi.ts";
import { en as purchaseEn } from "../../../webapps/storefront/features/purchase/locales/en.ts";
import { hi as purchaseHi } from "../../../webapps/storefront/features/purchase/locales/hi.ts";
import { en as referralEn } from "../../../webapps/storefront/features/referral/locales/en.ts";
import { hi as referralHi } from "../../../webapps/storefront/features/referral/locales/hi.ts";
import { en as signInEn } from "../../../webapps/storefront/features/signIn/locales/en.ts";
import { hi as signInHi } from "../../../webapps/storefront/features/signIn/locales/hi.ts";
import { en } from "../../../webapps/storefront/locales/en.ts";
import { hi } from "../../../webapps/storefront/locales/hi.ts";

/** Every word of the shop, by language. */
export const shopWords = {
  en: {
    ...en,
    ...homeEn,
    ...listsEn,
    ...menuEn,
    ...ordersEn,
    ...pagesEn,
    ...productEn,
    ...purchaseEn,
    ...groupEn,
    ...referralEn,
    ...signInEn,
  },
  hi: {
    ...hi,
    ...homeHi,
    ...listsHi,
    ...menuHi,
    ...ordersHi,
    ...pagesHi,
    ...productHi,
    ...purchaseHi,
    ...groupHi,
    ...referralHi,
    ...signInHi,
  },
};
export type ShopLanguage = keyof typeof shopWords;
export type ShopWords = (typeof shopWords)[ShopLanguage];

/** Words with any values in their places `{{…}}`. */
export function shapeOf(words: string): RegExp {
  const parts = words.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}
