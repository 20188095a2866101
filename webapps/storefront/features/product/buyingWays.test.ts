import { expect, test } from "vitest";
import type { Group, Participant } from "#contract/groups.ts";
import { groupOf } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { placesLeft } from "../groups/groupStage.ts";
import { friendsWay, purchasePaths } from "./buyingWays.ts";

const people = (count: number): Participant[] => groupOf({ joined: count }).participants;

test("of groups that aren't known the server finds one or starts one", () => {
  expect(friendsWay(undefined)).toEqual({ kind: "unknown" });
});

test("who is in a group is led to it, whatever else is open", () => {
  const mine = groupOf({ joined: 3 });
  expect(friendsWay({ mine, joinable: [groupOf()] })).toEqual({ kind: "mine", group: mine });
});

test("groups with room leave the choice; without any one starts", () => {
  const open = groupOf({ id: 1 });
  const full = groupOf({ id: 2, joined: 5 });
  const closed: Group = { ...groupOf({ id: 3 }), status: "expired" };
  expect(friendsWay({ joinable: [full, open, closed] })).toEqual({ kind: "choose", groups: [open] });
  expect(friendsWay({ joinable: [full, closed] })).toEqual({ kind: "start" });
  expect(friendsWay({ joinable: [] })).toEqual({ kind: "start" });
});

test("places that are left never go below none", () => {
  expect([1, 4, 5].map((joined) => placesLeft(groupOf({ joined })))).toEqual([4, 1, 0]);
  expect(placesLeft({ ...groupOf(), participants: people(6) })).toBe(0);
});

test("the form is told which way somebody buys", () => {
  expect(purchasePaths.alone("diya-s36")).toBe("/purchase/diya-s36?isGroupPurchase=false");
  expect(purchasePaths.start("diya-s36")).toBe("/purchase/diya-s36?isGroupPurchase=true");
  expect(purchasePaths.joinAny("diya-s36")).toBe(
    "/purchase/diya-s36?isGroupPurchase=true&joinType=SelfJoined",
  );
  expect(purchasePaths.join("diya-s36", "Ab12Cd34Ef")).toBe(
    "/purchase/diya-s36?isGroupPurchase=true&joinType=SelfJoined&inviteCode=Ab12Cd34Ef",
  );
});
