import { expect, test } from "vitest";
import { seatsOf } from "./SeatsLine.tsx";

const seats = (countParticipants: number, participantsToComplete = 5) =>
  seatsOf({ participantsToComplete, countParticipants });

test("up to three free places have circles, the others are counted", () => {
  expect(seats(4)).toEqual({ free: 1, circles: 1, more: 0, isNew: false });
  expect(seats(2)).toEqual({ free: 3, circles: 3, more: 0, isNew: false });
  expect(seats(1)).toEqual({ free: 4, circles: 3, more: 1, isNew: false });
  expect(seats(2, 20)).toEqual({ free: 18, circles: 3, more: 15, isNew: false });
});

test("without an open group all places are free, and one would start it", () => {
  expect(seats(0)).toEqual({ free: 5, circles: 3, more: 2, isNew: true });
});

test("a group that fills up meanwhile has no place, never less", () => {
  expect(seats(5)).toEqual({ free: 0, circles: 0, more: 0, isNew: false });
  expect(seats(6).free).toBe(0);
});
