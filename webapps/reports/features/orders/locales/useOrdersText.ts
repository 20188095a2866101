import { addTexts } from "#webapps/shared/language/addTexts.ts";
import type { ru as appWords } from "../../../locales/ru.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** The app's words with those of the orders. */
export const useOrdersText = addTexts<typeof appWords & typeof ru>({ en, ru });
