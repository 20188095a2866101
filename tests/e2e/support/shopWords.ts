import { en } from "../../../webapps/storefront/locales/en.ts";
import { en as groupEn } from "../../../webapps/storefront/locales/group/en.ts";
import { hi as groupHi } from "../../../webapps/storefront/locales/group/hi.ts";
import { hi } from "../../../webapps/storefront/locales/hi.ts";
import { en as homeEn } from "../../../webapps/storefront/locales/home/en.ts";
import { hi as homeHi } from "../../../webapps/storefront/locales/home/hi.ts";
import { en as listsEn } from "../../../webapps/storefront/locales/lists/en.ts";
import { hi as listsHi } from "../../../webapps/storefront/locales/lists/hi.ts";
import { en as menuEn } from "../../../webapps/storefront/locales/menu/en.ts";
import { hi as menuHi } from "../../../webapps/storefront/locales/menu/hi.ts";
import { en as ordersEn } from "../../../webapps/storefront/locales/orders/en.ts";
import { hi as ordersHi } from "../../../webapps/storefront/locales/orders/hi.ts";
import { en as pagesEn } from "../../../webapps/storefront/locales/pages/en.ts";
import { hi as pagesHi } from "../../../webapps/storefront/locales/pages/hi.ts";
import { en as productEn } from "../../../webapps/storefront/locales/product/en.ts";
import { hi as productHi } from "../../../webapps/storefront/locales/product/hi.ts";
import { en as purchaseEn } from "../../../webapps/storefront/locales/purchase/en.ts";
import { hi as purchaseHi } from "../../../webapps/storefront/locales/purchase/hi.ts";
import { en as referralEn } from "../../../webapps/storefront/locales/referral/en.ts";
import { hi as referralHi } from "../../../webapps/storefront/locales/referral/hi.ts";
import { en as signInEn } from "../../../webapps/storefront/locales/signIn/en.ts";
import { hi as signInHi } from "../../../webapps/storefront/locales/signIn/hi.ts";

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
