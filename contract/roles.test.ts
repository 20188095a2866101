import { expect, test } from "vitest";
import { may, type Right, rights, roles } from "./roles.ts";

/** The page of roles: areas of rights by their roles, as owners read it. */
const page: Partial<Record<Right, string>> = {
  "catalog.read": "owner manager support analyst",
  "orders.read": "owner manager support",
  "orders.move": "owner manager support",
  "moderation.read": "owner moderator support",
  "moderation.decide": "owner moderator",
  "people.read": "owner manager moderator support",
  "people.ban": "owner moderator",
  "people.banLong": "owner",
  "money.read": "owner manager analyst",
  "money.move": "owner manager",
  "money.moveAny": "owner",
  "reports.read": "owner manager analyst",
  "broadcasts.send": "owner manager",
  "broadcasts.sendAlone": "owner",
  "settings.read": "owner manager",
  "settings.write": "owner",
  "roles.grant": "owner",
};

test.each(Object.keys(rights) as Right[])("who may do %s is as the page of roles says", (right) => {
  expect(roles.filter((role) => may(role, right)).join(" ")).toBe(page[right]);
});

test("an owner may do everything, and nobody without a role anything", () => {
  for (const right of Object.keys(rights) as Right[]) {
    expect([may("owner", right), may(null, right)], right).toEqual([true, false]);
  }
});
