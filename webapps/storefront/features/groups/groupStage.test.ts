import { expect, test } from "vitest";
import type { Group } from "#contract/groups.ts";
import { type GroupOffer, isOffered, placesLeft, stageOf } from "./groupStage.ts";

const myOrder: Group["myOrder"] = { id: 1, number: "1000000001", status: "placed", total: 580 };
const all: GroupOffer[] = ["invite", "leave", "join", "startAgain", "lookAround"];

test.each([
  ["open", myOrder, "waiting", ["invite", "leave"]],
  ["open", null, "joinable", ["join"]],
  ["completed", myOrder, "done", ["lookAround"]],
  ["completed", null, "full", ["startAgain", "lookAround"]],
  ["expired", myOrder, "expired", ["startAgain", "lookAround"]],
  ["expired", null, "expired", ["startAgain", "lookAround"]],
  ["cancelled", null, "cancelled", ["startAgain", "lookAround"]],
] as const)("a group that is %s, with %o ordered in it, is %s", (status, order, stage, offered) => {
  expect(stageOf({ status, myOrder: order })).toBe(stage);
  expect(all.filter((offer) => isOffered(stage, offer))).toEqual(offered);
});

test("no places are left where there are more people than it takes", () => {
  expect(placesLeft({ participants: [], participantsToComplete: 5 })).toBe(5);
  expect(placesLeft({ participants: Array(6) as never, participantsToComplete: 5 })).toBe(0);
});
