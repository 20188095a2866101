import { expect, test } from "vitest";
import {
  readFavouritesPlace,
  readMessagesPlace,
  writeFavouritesPlace,
  writeMessagesPlace,
} from "./listPlace.ts";

const read = (query: string) => readFavouritesPlace(new URLSearchParams(query));

test("favourites are recent first on page 1 unless the address says otherwise", () => {
  expect(read("")).toEqual({ direction: "desc", page: 1 });
  expect(read("direction=asc&page=3")).toEqual({ direction: "asc", page: 3 });
  expect(read("direction=sideways&page=-2")).toEqual({ direction: "desc", page: 1 });
  expect(read("page=1e9").page).toBe(1);
});

test("what is usual doesn't stand in the address, and what stands there is read again", () => {
  expect(writeFavouritesPlace("desc", 1)).toBe("");
  expect(read(writeFavouritesPlace("asc", 2))).toEqual({ direction: "asc", page: 2 });
  expect(writeMessagesPlace("INCOMING")).toBe("");
  expect(readMessagesPlace(new URLSearchParams(writeMessagesPlace("OUTGOING", 4)))).toEqual({
    direction: "OUTGOING",
    page: 4,
  });
});
