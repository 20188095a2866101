import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTokens } from "#webapps/shared/client/tokens.ts";
import { moveIn } from "#webapps/shared/storage/moveIn.ts";
import { choosePlace, readPlace, usePlaceStore } from "./place.ts";

const KEY = "selected-place";
const name = { name: "Самарканд", name_uz: "Samarqand", name_hi: "" };
const samarkand = { regionId: 3, cityId: 9, names: [name, name] };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("a chosen region, city and district are there at the next visit, and so is the whole country", () => {
  for (const place of [{ ...samarkand, districtId: 4 }, samarkand, { names: [] }]) {
    choosePlace(place);
    expect(usePlaceStore.getState().place).toEqual(place);
    expect(readPlace()).toEqual(place);
  }
});

test("nothing kept, or something broken, is no choice", () => {
  expect(readPlace()).toBeUndefined();
  const broken = [
    { regionId: 1 },
    { regionId: 1, names: [] },
    { names: [name] },
    { cityId: 9, names: [name] },
    { regionId: 1, districtId: 4, names: [name] },
    { regionId: "1", names: [name] },
    { regionId: -1, names: [name] },
    { regionId: 1, names: [null] },
    { regionId: 1, names: ["Самарканд"] },
    { regionId: 1, names: { length: 1 } },
  ].map((kept) => JSON.stringify(kept));
  for (const kept of ["", "{", "5", "null", "[]", ...broken]) {
    localStorage.setItem(KEY, kept);
    expect(readPlace(), kept).toBeUndefined();
  }
});

test("what the version before kept is read as it was", () => {
  localStorage.setItem(KEY, JSON.stringify({ regionId: 3, names: [name] }));
  expect(readPlace()).toEqual({ regionId: 3, names: [name] });
});

test("a closed storage neither breaks the start nor loses the choice of this visit", () => {
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(closed);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(closed);
  expect(readPlace()).toBeUndefined();
  choosePlace(samarkand);
  expect(usePlaceStore.getState().place).toEqual(samarkand);
});

test("whose things are at hand has their own place, and others theirs", () => {
  choosePlace(samarkand);
  const tokensOf = (userId: number) => ({
    accessToken: `h.${btoa(JSON.stringify({ userId }))}.s`,
    refreshToken: "r",
  });
  keepTokens(tokensOf(7));
  moveIn();
  expect(usePlaceStore.getState().place).toEqual(samarkand);
  keepTokens(tokensOf(8));
  moveIn();
  expect(usePlaceStore.getState().place).toBeUndefined();
});
