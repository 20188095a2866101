import { addTexts } from "#webapps/shared/language/addTexts.ts";
import type { en as appWords } from "../../../locales/en.ts";
import { en } from "./en.ts";
import { hi } from "./hi.ts";

/** The app's words with those of its lists of products and of searching them. */
export const useProductsText = addTexts<typeof appWords & typeof en>({ en, hi });
