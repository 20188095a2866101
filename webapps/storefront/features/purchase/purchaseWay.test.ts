import { expect, test } from "vitest";
import type { Group } from "#contract/groups.ts";
import { buyingAs, depthOf, mayBeEither, readWay } from "./purchaseWay.ts";

const read = (query: string) => readWay(new URLSearchParams(query));
const CREATORS = "abcdefghijklmn";
const FRIENDS = "nmlkjihgfedcba";

test("the address says how one buys; what can't be is left out", () => {
  expect(read("isGroupPurchase=false&inviteCode=abcdefghij")).toEqual({ isGroupPurchase: false });
  expect(read("isGroupPurchase=true&joinType=SelfJoined")).toEqual({
    isGroupPurchase: true,
    joinType: "SelfJoined",
  });
  expect(read(`joinType=Invited&inviteCode=${CREATORS}`)).toEqual({
    isGroupPurchase: true,
    joinType: "Invited",
    inviteCode: CREATORS,
  });
  expect(read("joinType=Created&inviteCode=short")).toEqual({ isGroupPurchase: true });
});

test("who has an invitation joins; who takes any group joins where there is room; the rest start one", () => {
  expect(buyingAs(read("isGroupPurchase=false"), true)).toBe("alone");
  expect(buyingAs(read("inviteCode=abcdefghij"), false)).toBe("member");
  expect(buyingAs(read("joinType=SelfJoined"), true)).toBe("member");
  expect(buyingAs(read("joinType=SelfJoined"), false)).toBe("creator");
  expect(buyingAs(read(""), true)).toBe("creator");
  expect(mayBeEither(read("joinType=SelfJoined"))).toBe(true);
  expect(mayBeEither(read("joinType=SelfJoined&inviteCode=abcdefghij"))).toBe(false);
});

test("how far one is from who started the group, as far as the invitation shows", () => {
  const person = (inviteCode: string | null, isCreator: boolean) => ({
    firstName: "A",
    initial: "",
    photoUrl: null,
    userId: null,
    inviteCode,
    isCreator,
  });
  const group = (asked: string) =>
    ({
      participants: [
        person(asked === CREATORS ? asked : null, true),
        person(asked === FRIENDS ? asked : null, false),
      ],
    }) as Group;
  expect(depthOf(read("isGroupPurchase=false"))).toBe(0);
  expect(depthOf(read("joinType=SelfJoined"))).toBe(0);
  expect(depthOf(read("joinType=SelfJoined&inviteCode=abcdefghij"))).toBe(0);
  expect(depthOf(read("inviteCode=abcdefghij"))).toBe(1);
  expect(depthOf(read(`inviteCode=${CREATORS}`), group(CREATORS))).toBe(1);
  expect(depthOf(read(`inviteCode=${FRIENDS}`), group(FRIENDS))).toBe(2);
  expect(depthOf(read(`inviteCode=${FRIENDS}`))).toBe(1);
});
