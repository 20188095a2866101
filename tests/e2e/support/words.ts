import { ru as categoriesRu } from "../../../webapps/classifieds/locales/categories/ru.ts";
import { uz as categoriesUz } from "../../../webapps/classifieds/locales/categories/uz.ts";
import { ru as filtersRu } from "../../../webapps/classifieds/locales/filters/ru.ts";
import { uz as filtersUz } from "../../../webapps/classifieds/locales/filters/uz.ts";
import { ru as itemsRu } from "../../../webapps/classifieds/locales/items/ru.ts";
import { uz as itemsUz } from "../../../webapps/classifieds/locales/items/uz.ts";
import { ru as listingRu } from "../../../webapps/classifieds/locales/listing/ru.ts";
import { uz as listingUz } from "../../../webapps/classifieds/locales/listing/uz.ts";
import { ru as messagesRu } from "../../../webapps/classifieds/locales/messages/ru.ts";
import { uz as messagesUz } from "../../../webapps/classifieds/locales/messages/uz.ts";
import { ru as moderationRu } from "../../../webapps/classifieds/locales/moderation/ru.ts";
import { uz as moderationUz } from "../../../webapps/classifieds/locales/moderation/uz.ts";
import { ru as pagerRu } from "../../../webapps/classifieds/locales/pager/ru.ts";
import { uz as pagerUz } from "../../../webapps/classifieds/locales/pager/uz.ts";
import { ru as placeRu } from "../../../webapps/classifieds/locales/place/ru.ts";
import { uz as placeUz } from "../../../webapps/classifieds/locales/place/uz.ts";
import { ru as profileRu } from "../../../webapps/classifieds/locales/profile/ru.ts";
import { uz as profileUz } from "../../../webapps/classifieds/locales/profile/uz.ts";
import { ru as promoteRu } from "../../../webapps/classifieds/locales/promote/ru.ts";
import { uz as promoteUz } from "../../../webapps/classifieds/locales/promote/uz.ts";
import { ru } from "../../../webapps/classifieds/locales/ru.ts";
import { ru as savedRu } from "../../../webapps/classifieds/locales/saved/ru.ts";
import { uz as savedUz } from "../../../webapps/classifieds/locales/saved/uz.ts";
import { ru as searchRu } from "../../../webapps/classifieds/locales/search/ru.ts";
import { uz as searchUz } from "../../../webapps/classifieds/locales/search/uz.ts";
import { ru as sellRu } from "../../../webapps/classifieds/locales/sell/ru.ts";
import { uz as sellUz } from "../../../webapps/classifieds/locales/sell/uz.ts";
import { ru as topUpRu } from "../../../webapps/classifieds/locales/topUp/ru.ts";
import { uz as topUpUz } from "../../../webapps/classifieds/locales/topUp/uz.ts";
import { uz } from "../../../webapps/classifieds/locales/uz.ts";
/** Every word of the classifieds, by language. */
export const words = {
  ru: {
    ...ru,
    ...itemsRu,
    ...listingRu,
    ...messagesRu,
    ...moderationRu,
    ...pagerRu,
    ...placeRu,
    ...searchRu,
    ...filtersRu,
    ...categoriesRu,
    ...sellRu,
    ...promoteRu,
    ...topUpRu,
    ...profileRu,
    ...savedRu,
  },
  uz: {
    ...uz,
    ...itemsUz,
    ...listingUz,
    ...messagesUz,
    ...moderationUz,
    ...pagerUz,
    ...placeUz,
    ...searchUz,
    ...filtersUz,
    ...categoriesUz,
    ...sellUz,
    ...promoteUz,
    ...topUpUz,
    ...profileUz,
    ...savedUz,
  },
};
export type Words = (typeof words)["ru"] | (typeof words)["uz"];
