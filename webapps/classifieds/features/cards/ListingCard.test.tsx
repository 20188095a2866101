import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ListingCard as Card } from "#contract/listings.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { ListingCard } from "./ListingCard.tsx";

afterEach(cleanup);

const centre = { name: "Центр", name_uz: "Markaz", name_hi: "" };
const kokand = { name: "Коканд", name_uz: "Qoʻqon", name_hi: "" };
const fergana = { name: "Ферганская область", name_uz: "Fargʻona viloyati", name_hi: "" };
const inDistrict = cardOf({ cityId: 2, districtId: 3, place: centre, placeWithin: kokand });
const inCity = { ...inDistrict, districtId: null, place: kokand, placeWithin: fergana };

async function whereOf(card: Card, inside = {}) {
  await renderPart(<ListingCard card={card} {...inside} />);
  const words = screen.getByRole("article").textContent;
  cleanup();
  return words;
}

test("a card says the city of a district and the region of a city that few know", async () => {
  expect(await whereOf(inDistrict)).toContain("Центр, Коканд");
  expect(await whereOf(inCity)).toContain("Коканд, Ферганская область");
  expect(await whereOf(inDistrict, { inRegionId: 1 })).toContain("Центр, Коканд");
});

test("a list inside a place doesn't say that place on each card", async () => {
  expect(await whereOf(inDistrict, { inRegionId: 1, inCityId: 2 })).not.toContain("Коканд");
  expect(await whereOf(inCity, { inRegionId: 1 })).not.toContain("Ферганская");
  // The feed shows listings from farther away where the place has none.
  expect(await whereOf(inDistrict, { inRegionId: 1, inCityId: 9 })).toContain("Центр, Коканд");
});
