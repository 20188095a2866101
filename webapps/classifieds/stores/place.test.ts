import { beforeEach, expect, test } from "vitest";
import { choosePlace, readPlace, usePlaceStore } from "./place.ts";

const samarkand = {
  regionId: 3,
  cityId: 9,
  names: [{ name: "Самарканд", name_uz: "Samarqand", name_hi: "" }],
};

beforeEach(() => localStorage.clear());

test("a chosen place is there at the next visit", () => {
  choosePlace(samarkand);
  expect(usePlaceStore.getState().place).toEqual(samarkand);
  expect(readPlace()).toEqual(samarkand);
});

test("nothing kept, or something broken, is no choice", () => {
  expect(readPlace()).toBeUndefined();
  for (const kept of ["{", "5", '{"regionId":1}', "null"]) {
    localStorage.setItem("selected-place", kept);
    expect(readPlace()).toBeUndefined();
  }
});
