import { expect, test } from "vitest";
import { isSamePlace, type Place } from "./isSamePlace.ts";

const home: Place = { address: "12, M.G. Road", addressExtra: "Flat 3", city: "Pune", pin: "411001" };

test.each<[string, Partial<Place>]>([
  ["case, spaces and punctuation", { address: " 12 mg  ROAD ", addressExtra: "flat-3" }],
  ["both lines in one", { address: "12 MG Road, Flat 3", addressExtra: "" }],
  ["no second line", { addressExtra: "" }],
  ["wide digits", { address: "１２ MG Road" }],
  ["a PIN with a space", { pin: "411 001" }],
  ["digits of Hindi", { address: "१२ MG Road", addressExtra: "Flat ३", pin: "४११००१" }],
  ["digits of Bengali and Tamil", { address: "১২ MG Road", addressExtra: "Flat ௩" }],
  ["accents", { address: "12 M.G. Röád" }],
  ["a shortened street, a door without its word", { address: "12 MG Rd", addressExtra: "No. 3" }],
  ["lines changed about", { address: "Flat 3", addressExtra: "12 MG Road" }],
  ["the city once more", { address: "12 MG Road, Pune", addressExtra: "Flat 3, PUNE" }],
  [
    "the city and the PIN in the one line",
    { address: "12 MG Road, Flat 3, Pune - 411 001", addressExtra: "" },
  ],
  ["all in the second line", { address: ".", addressExtra: "12 MG Road, Flat 3" }],
])("an address written otherwise is the same: %s", (_, change) => {
  expect(isSamePlace(home, { ...home, ...change })).toBe(true);
  expect(isSamePlace({ ...home, ...change }, home)).toBe(true);
});

test.each<[string, Partial<Place>]>([
  ["another house", { address: "13 MG Road" }],
  ["a neighbour's flat", { addressExtra: "Flat 4" }],
  ["another PIN", { pin: "411002" }],
  ["a street called like the city", { address: "12 MG Road, Pune Camp" }],
  ["a name that begins like a kind of street", { address: "12 MG Stadium" }],
  ["Hindi that differs by a vowel", { address: "12 मंगल मार्ग" }],
])("what is elsewhere isn't: %s", (_, change) => {
  const here = change.address?.includes("मंगल") ? { ...home, address: "12 मंगला मार्ग" } : home;
  expect(isSamePlace(here, { ...home, ...change })).toBe(false);
});

test("words without a letter or a digit are nowhere", () => {
  const nowhere = { ...home, address: "—", addressExtra: "" };
  expect(isSamePlace(nowhere, nowhere)).toBe(false);
});
