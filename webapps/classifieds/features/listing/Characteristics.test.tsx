import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Listing } from "#contract/listings.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { Characteristics } from "./Characteristics.tsx";

afterEach(cleanup);

test.each([
  ["ru", ["Категория", "Дом › Диваны", "Состояние", "Б/у", "Материал", "Дерево", "Раскладной", "Да"]],
  ["uz", ["Turkum", "Uy › Divanlar", "Holati", "Ishlatilgan", "Material", "Yogʻoch", "Yigʻma", "Ha"]],
] as const)("all rows are in %s, whatever language the seller wrote in", async (language, rows) => {
  const listing = {
    ...cardOf({ originalLang: language === "ru" ? "uz" : "ru", isTranslationActual: true }),
    breadcrumbs: [
      { id: 1, link: "home", name: "Дом", name_uz: "Uy" },
      { id: 2, link: "sofas", name: "Диваны", name_uz: "Divanlar" },
    ],
    parameters: [
      {
        parameterId: 1,
        type: "ENUM",
        name: "Материал",
        name_uz: "Material",
        value: "Дерево",
        value_uz: "Yogʻoch",
      },
      {
        parameterId: 2,
        type: "BOOLEAN",
        name: "Раскладной",
        name_uz: "Yigʻma",
        value: "true",
        value_uz: "true",
      },
    ],
  } as unknown as Listing;
  await renderPart(<Characteristics listing={listing} />, "/webApp", language);
  const shown = [...document.querySelectorAll("dt, dd")].map((cell) => cell.textContent);
  expect(shown).toEqual(rows);
});
