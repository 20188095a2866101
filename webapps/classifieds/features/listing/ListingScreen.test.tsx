import { cleanup, fireEvent, screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useSession } from "#webapps/shared/client/session.ts";
import {
  type AppLanguage,
  cardOf,
  renderPart,
} from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { ru } from "../../locales/ru.ts";
import { uz } from "../../locales/uz.ts";
import { ListingScreen } from "./ListingScreen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const level = (id: number, name: string, name_uz: string) => ({ id, link: `l${id}`, name, name_uz });
const listingIn = (originalLang: AppLanguage) => ({
  ...cardOf({ originalLang, isTranslationActual: true, photos: [{ src: "/p.jpg" }] as never }),
  name: originalLang === "ru" ? "Диван угловой" : "Burchak divan",
  nameRu: "Диван угловой",
  nameUz: "Burchak divan",
  description: originalLang === "ru" ? "Почти новый" : "Deyarli yangi",
  descriptionRu: "Почти новый",
  descriptionUz: "Deyarli yangi",
  status: "active",
  contactMethods: "both",
  phoneNumbers: ["+998 90 ***"],
  userName: "Aziza",
  userPhoto: null,
  viewsCount: 5,
  placePath: [level(1, "Ташкент", "Toshkent")],
  breadcrumbs: [level(1, "Дом", "Uy"), level(2, "Диваны", "Divanlar")],
  parameters: [
    {
      parameterId: 1,
      type: "ENUM",
      name: "Материал",
      name_uz: "Material",
      value: "Дерево",
      value_uz: "Yogʻoch",
    },
  ],
});

/** All that the page says, in words and for those who don't see it, each as it stands. */
const said = () => [
  ...[...document.body.querySelectorAll("*")]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent)
    .filter((words) => words?.trim()),
  ...[...document.body.querySelectorAll("[aria-label], img[alt]")].map(
    (one) => one.getAttribute("aria-label") ?? one.getAttribute("alt"),
  ),
];
/** Returns the words of the first list that the second one lacks. */
const without = (words: readonly unknown[], others: readonly unknown[]) =>
  new Set(words.filter((one) => !others.includes(one)));

test.each([
  ["ru", "uz"],
  ["uz", "ru"],
] as const)(
  "in %s only the listing's words become the seller's own in %s, and the page's title with them",
  async (language, originalLang) => {
    const t = language === "ru" ? ru : uz;
    const [toOriginal, toTranslation] = [t["listing.showOriginal"], t["listing.showTranslation"]];
    useSession.setState({ status: "guest", failure: undefined });
    const listing = listingIn(originalLang);
    serve(({ call }) => {
      if (call.includes("/products/divan-7")) return listing;
      return call.includes("/configs")
        ? [{ key: "BOT_USERNAME", data: "bozor_bot" }]
        : { data: [], total: 0, isTotalExact: true };
    });
    await renderPart(
      <Routes>
        <Route path="/webApp/product/:link" element={<ListingScreen />} />
      </Routes>,
      "/webApp/product/divan-7",
      language,
    );
    const button = await screen.findByRole("button", { name: toOriginal });
    const words = {
      ru: ["Диван угловой", "Почти новый"],
      uz: ["Burchak divan", "Deyarli yangi"],
    };
    const translated = said();
    expect(document.title).toBe(words[language][0]);
    expect(translated).toEqual(expect.arrayContaining(words[language]));

    fireEvent.click(button);
    const original = said();
    expect(document.title).toBe(words[originalLang][0]);
    expect(screen.getByRole("main").getAttribute("aria-label")).toBe(words[originalLang][0]);
    // The notice says the one or the other, and nothing else has changed.
    const photo = (name?: string) => (language === "ru" ? `Фото 1 из 1: ${name}` : `1/1-surat: ${name}`);
    const changed = (written: string[], ...notice: string[]) =>
      new Set([...written, ...notice, photo(written[0])]);
    expect(without(translated, original)).toEqual(
      changed(words[language], t["listing.translated"], toOriginal),
    );
    expect(without(original, translated)).toEqual(
      changed(words[originalLang], t["listing.original"], toTranslation),
    );

    fireEvent.click(screen.getByRole("button", { name: toTranslation }));
    expect([said(), document.title]).toEqual([translated, words[language][0]]);
  },
);
