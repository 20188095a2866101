import { expect, test } from "vitest";
import type { Group, Participant } from "#contract/groups.ts";
import { inviterOf, isOwnGroup } from "./InviteScreen.tsx";

const person = (firstName: string, part: Partial<Participant> = {}): Participant => ({
  firstName,
  initial: "",
  photoUrl: null,
  isCreator: false,
  userId: null,
  inviteCode: null,
  ...part,
});
const asha = person("Asha", { isCreator: true });
const ravi = person("Ravi", { inviteCode: "Ab1Cd2Ef3Gh4Ij", userId: 7 });
const meena = person("Meena");

test("whose code it is invites; of a group's own code, who started it; else who came first", () => {
  const participants = [meena, asha, ravi];
  expect(inviterOf({ participants }, "Ab1Cd2Ef3Gh4Ij")).toBe(ravi);
  expect(inviterOf({ participants }, "Ab1Cd2Ef3G")).toBe(asha);
  expect(inviterOf({ participants: [meena] }, "Ab1Cd2Ef3G")).toBe(meena);
  expect(inviterOf({ participants: [] }, "Ab1Cd2Ef3G")).toBeUndefined();
});

test("a member and who started it are at home in a group, others are guests", () => {
  const of = (part: object) => isOwnGroup({ myOrder: null, purchase: { userId: null }, ...part } as Group);
  expect(of({})).toBe(false);
  expect(of({ myOrder: { id: 1 } })).toBe(true);
  expect(of({ purchase: { userId: 7 } })).toBe(true);
});
