import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import type { ListingCard } from "#contract/listings.ts";
import { ru } from "#webapps/classifieds/locales/ru.ts";
import { uz } from "#webapps/classifieds/locales/uz.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { own } from "#webapps/shared/storage/own.ts";
import { Toasts } from "#webapps/shared/ui/Toasts.tsx";

export type AppLanguage = "ru" | "uz";

/** For tests: a part of the app by itself, at an address and with what every part stands in. */
export async function renderPart(part: ReactNode, at = "/webApp", language: AppLanguage = "ru") {
  own.set("i18nextLng", language);
  await startLanguage({
    languages: [language],
    otherwise: language,
    storageKey: "i18nextLng",
    load: async () => (language === "ru" ? ru : uz),
  });
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        {part}
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return queryClient;
}

/** For tests: a card of somebody else's listing that is on sale. */
export function cardOf(overrides: Partial<ListingCard> = {}): ListingCard {
  const place = { name: "Ташкент", name_uz: "Toshkent", name_hi: "ताशकंद" };
  return {
    id: 7,
    link: "divan-7",
    name: "Диван",
    nameRu: null,
    nameUz: null,
    originalLang: "ru",
    isTranslationActual: false,
    price: 500_000,
    currency: "UZS",
    isNegotiable: false,
    state: "Used",
    photos: [],
    thumbhashes: [],
    photosCount: 0,
    categoryId: 3,
    rootCategoryLink: "home",
    regionId: 1,
    cityId: null,
    districtId: null,
    place,
    placeWithin: null,
    createdAt: "2026-11-20T10:00:00.000Z",
    isReserved: false,
    isTopUp: false,
    isPremium: false,
    isVIP: false,
    isFavourite: false,
    isOwner: false,
    ...overrides,
  };
}

/** For tests: the click of a finger or a mouse, made at a time of the page, in ms. Always the first one, as iOS says. */
export function tapAt(clientX: number, clientY: number, timeStamp: number): MouseEvent {
  const tap = new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY, detail: 1 });
  Object.defineProperty(tap, "timeStamp", { value: timeStamp });
  return tap;
}
