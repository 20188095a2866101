import { addTexts } from "#webapps/shared/language/addTexts.ts";
import type { ru as appWords } from "../../../locales/ru.ts";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

/** The app's words with those of this part. */
export const usePlacesText = addTexts<typeof appWords & typeof ru>({ ru, uz });
