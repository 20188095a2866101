import { expect, test } from "vitest";
import type { Listing } from "#contract/listings.ts";
import { nameOf, placeWords } from "../ui/names.ts";
import { htmlToText, isTranslated, listingDescription, listingName } from "./listingText.ts";

const listing = {
  name: "Диван",
  nameRu: "Диван",
  nameUz: "Divan",
  description: "Мягкий",
  descriptionRu: "Мягкий",
  descriptionUz: "Yumshoq",
  originalLang: "ru",
  isTranslationActual: true,
} as Listing;

test("a reader of another language gets the translation while it is current", () => {
  expect(isTranslated(listing, "uz")).toBe(true);
  expect(listingName(listing, "uz")).toBe("Divan");
  expect(listingDescription(listing, "uz")).toBe("Yumshoq");
  expect(listingName(listing, "ru")).toBe("Диван");
});

test("an outdated or missing translation gives way to the original", () => {
  expect(listingName({ ...listing, isTranslationActual: false }, "uz")).toBe("Диван");
  expect(listingName({ ...listing, nameUz: null }, "uz")).toBe("Диван");
  expect(listingDescription({ ...listing, descriptionUz: "" }, "uz")).toBe("Мягкий");
});

test("a description's line breaks and entities become words, and no markup survives", () => {
  expect(htmlToText("Раз<br>два<br/>три &lt;b&gt; &amp; &#39;ok&#39;")).toBe("Раз\nдва\nтри <b> & 'ok'");
  expect(htmlToText("<img src=x onerror=alert(1)>Текст<script>alert(1)</script>")).not.toContain("<");
});

test("names fall back from one language to the other", () => {
  expect(nameOf({ name: "Уй", name_uz: "" }, "uz")).toBe("Уй");
  expect(nameOf({ name: "", name_uz: "Uy" }, "ru")).toBe("Uy");
});

test("a place is told from narrow to wide, without repeating itself", () => {
  expect(placeWords(["Город Ташкент", "Ташкент", "Юнусабадский район"])).toBe("Юнусабадский район, Ташкент");
  expect(placeWords(["Город Ташкент", "Ташкент"])).toBe("Ташкент");
  expect(placeWords(["Самаркандская область", "Ургут"])).toBe("Ургут, Самаркандская область");
  expect(placeWords(["Хорезмская область"])).toBe("Хорезмская область");
});
