import { expect, test } from "vitest";
import { DESCRIPTION_MAX, NAME_MAX, PARAMETER_STRING_MAX, PRICE_MAX } from "#contract/limits.ts";
import { leafTexts } from "../texts/leaves.ts";
import { makeContacts, makeFavourites, makePromotions } from "./activity.ts";
import { type DemoListing, makeListings } from "./listings.ts";
import { leaves } from "./tree.ts";

const now = new Date("2026-11-20T09:30:00Z");
const listings = makeListings(now);

test("the market is the same each time it is made", () => {
  expect(makeListings(now)).toEqual(listings);
  expect(makeFavourites(listings, now)).toEqual(makeFavourites(makeListings(now), now));
  expect(makeContacts(listings, now)).toEqual(makeContacts(makeListings(now), now));
  expect(makePromotions(listings, now)).toEqual(makePromotions(makeListings(now), now));
});

test("made a month later, it differs in nothing but times", () => {
  const words = (all: DemoListing[]) =>
    all.map(({ name, price, owner }) => `${owner} ${name.ru} ${price}`).sort();
  expect(words(makeListings(new Date("2026-12-21T03:00:00Z")))).toEqual(words(listings));
});

test("every leaf of the tree has texts, and no others", () => {
  expect(leafTexts.map(({ link }) => link).sort()).toEqual(leaves.map(({ link }) => link).sort());
});

test("no slot is left open, nothing is too long, every price is one that people name", () => {
  for (const { name, description, price, isNegotiable, parameters } of listings) {
    for (const text of [name.ru, name.uz, description.ru, description.uz]) {
      expect(text).not.toMatch(/[{}|$^]|undefined/);
      expect(text.trim()).not.toBe("");
    }
    expect(name.ru.length).toBeLessThanOrEqual(NAME_MAX);
    expect(description.ru.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
    expect(price).toBeLessThanOrEqual(PRICE_MAX);
    expect(price > 0 || isNegotiable).toBe(true);
    expect(price % 10).toBe(0);
    for (const { value } of parameters) expect(value.length).toBeLessThanOrEqual(PARAMETER_STRING_MAX);
  }
});

test("options are those of the category, and the brand is the one in the name", () => {
  const byLink = new Map(leaves.map((leaf) => [leaf.link, leaf]));
  for (const { path, name, parameters } of listings) {
    const leaf = byLink.get(path.at(-1) ?? "")!;
    for (const { category, key, value } of parameters) {
      const { seed } = leaf.parameters.find((one) => one.category === category && one.seed.key === key)!;
      if (seed.type === "ENUM") expect(seed.options?.map(({ ru }) => ru)).toContain(value);
      if (seed.type === "BOOLEAN") expect(["true", "false"]).toContain(value);
      if (seed.key === "brand" && value !== "Apple") {
        const uz = seed.options?.find(({ ru }) => ru === value)?.uz;
        expect(`${name.ru} ${name.uz}`.toLowerCase()).toContain(uz?.toLowerCase());
      }
    }
  }
});

test("services, jobs, animals and food are never used", () => {
  const used = listings.filter(({ state }) => state === "Used").map(({ path }) => path[0]);
  for (const root of ["services", "jobs", "food"]) expect(used).not.toContain(root);
  const animals = listings.filter(({ path, state }) => path[0] === "animals" && state === "Used");
  for (const { path } of animals) expect(["aquarium", "pet-supplies"]).toContain(path.at(-1));
});

test("about four of five sellers fill the characteristics there are", () => {
  const asked = listings.filter(
    ({ path }) => leaves.find(({ link }) => link === path.at(-1))?.parameters.length,
  );
  const filled = asked.filter(({ parameters }) => parameters.length > 0).length / asked.length;
  expect(filled).toBeGreaterThan(0.75);
  expect(filled).toBeLessThan(0.95);
});

test("the messenger's two sellers have listings in every state", () => {
  for (const seller of [5_000_001, 5_000_002]) {
    const states = new Set(listings.filter(({ owner }) => owner === seller).map(({ status }) => status));
    expect(states.size).toBe(7);
  }
});
