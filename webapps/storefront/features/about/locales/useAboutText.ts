import { addTexts } from "#webapps/shared/language/addTexts.ts";
import type { en as appWords } from "../../../locales/en.ts";
import { en } from "./en.ts";
import { hi } from "./hi.ts";

/** The app's words with those of the home below its products. */
export const useAboutText = addTexts<typeof appWords & typeof en>({ en, hi });
