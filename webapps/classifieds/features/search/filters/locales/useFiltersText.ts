import { addTexts } from "#webapps/shared/language/addTexts.ts";
import type { ru as appWords } from "../../../../locales/ru.ts";
import { ru as searchRu } from "../../locales/ru.ts";
import { uz as searchUz } from "../../locales/uz.ts";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

/** The app's words with those of searching and of this part. */
export const useFiltersText = addTexts<typeof appWords & typeof searchRu & typeof ru>({
  ru: { ...searchRu, ...ru },
  uz: { ...searchUz, ...uz },
});
