import { ru as categoriesRu } from "../../../webapps/classifieds/features/categories/locales/ru.ts";
import { uz as categoriesUz } from "../../../webapps/classifieds/features/categories/locales/uz.ts";
import { ru as favouritesRu } from "../../../webapps/classifieds/features/favourites/locales/ru.ts";
import { uz as favouritesUz } from "../../../webapps/classifieds/features/favourites/locales/uz.ts";
import { ru as listingRu } from "../../../webapps/classifieds/features/listing/locales/ru.ts";
import { uz as listingUz } from "../../../webapps/classifieds/features/listing/locales/uz.ts";
import { ru as messagesRu } from "../../../webapps/classifieds/features/messages/locales/ru.ts";
import { uz as messagesUz } from "../../../webapps/classifieds/features/messages/locales/uz.ts";
import { ru as moderationRu } from "../../../webapps/classifieds/features/moderation/locales/ru.ts";
import { uz as moderationUz } from "../../../webapps/classifieds/features/moderation/locales/uz.ts";
import { ru as itemsRu } from "../../../webapps/classifieds/features/ownListings/locales/ru.ts";
import { uz as itemsUz } from "../../../webapps/classifieds/features/ownListings/locales/uz.ts";
import { ru as placeRu } from "../../../webapps/classifieds/features/places/locales/ru.ts";
import { uz as placeUz } from "../../../webapps/classifieds/features/places/locales/uz.ts";
import { ru as profileRu } from "../../../webapps/classifieds/features/profile/locales/ru.ts";
import { uz as profileUz } from "../../../webapps/classifieds/features/profile/locales/uz.ts";
import { ru as promoteRu } from "../../../webapps/classifieds/features/promote/locales/ru.ts";
import { uz as promoteUz } from "../../../webapps/classifieds/features/promote/locales/uz.ts";
import { ru as savedRu } from "../../../webapps/classifieds/features/saved/locales/ru.ts";
import { uz as savedUz } from "../../../webapps/classifieds/features/saved/locales/uz.ts";
import { ru as filtersRu } from "../../../webapps/classifieds/features/search/filters/locales/ru.ts";
import { uz as filtersUz } from "../../../webapps/classifieds/features/search/filters/locales/uz.ts";
import { ru as searchRu } from "../../../webapps/classifieds/features/search/locales/ru.ts";
import { uz as searchUz } from "../../../webapps/classifieds/features/search/locales/uz.ts";
import { ru as sellRu } from "../../../webapps/classifieds/features/sell/locales/ru.ts";
import { uz as sellUz } from "../../../webapps/classifieds/features/sell/locales/uz.ts";
import { ru as shareRu } from "../../../webapps/classifieds/features/share/locales/ru.ts";
import { uz as shareUz } from "../../../webapps/classifieds/features/share/locales/uz.ts";
import { ru as topUpRu } from "../../../webapps/classifieds/features/top/locales/ru.ts";
import { uz as topUpUz } from "../../../webapps/classifieds/features/top/locales/uz.ts";
import { ru as pagerRu } from "../../../webapps/classifieds/features/ui/locales/ru.ts";
import { uz as pagerUz } from "../../../webapps/classifieds/features/ui/locales/uz.ts";
import { ru } from "../../../webapps/classifieds/locales/ru.ts";
import { uz } from "../../../webapps/classifieds/locales/uz.ts";
/** Every word of the classifieds, by language. */
export const words = {
  ru: {
    ...ru,
    ...itemsRu,
    ...listingRu,
    ...shareRu,
    ...favouritesRu,
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
    ...shareUz,
    ...favouritesUz,
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
