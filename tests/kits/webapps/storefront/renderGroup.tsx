import type { Group } from "#contract/groups.ts";
import { CartScreen } from "#webapps/storefront/features/cart/CartScreen.tsx";
import { GroupScreen } from "#webapps/storefront/features/group/GroupScreen.tsx";
import { InviteScreen } from "#webapps/storefront/features/group/InviteScreen.tsx";
import { ReferralScreen } from "#webapps/storefront/features/referral/ReferralScreen.tsx";
import { groupOf } from "./renderProduct.tsx";
import { renderScreens } from "./renderScreens.tsx";

const screens = {
  "/groupPurchase/:inviteCode": <GroupScreen />,
  "/invite/:inviteCode": <InviteScreen />,
  "/cart": <CartScreen />,
  "/referral": <ReferralScreen />,
};

/** For tests: the screens of groups, and the referral page, at an address, which an `output` tells. */
export const renderAt = (address: string, language?: "en" | "hi") =>
  renderScreens(screens, address, language);

export const GROUP_CODE = "Group00001";
export const MY_CODE = "Member00000001";
export const FRIEND_CODE = "Member00000002";
const MY_ID = 7;

/** A token of the caller's, as far as this device reads it. */
export const MY_TOKEN = `x.${btoa(JSON.stringify({ userId: MY_ID, exp: 4_000_000_000 }))}.x`;

/** For tests: a group in which the caller has the last of the taken seats. */
export function ownGroup(overrides: Partial<Group> = {}, joined = 2): Group {
  const group = groupOf({ joined });
  const participants = group.participants.map((person, seat) =>
    seat === joined - 1 ? { ...person, userId: MY_ID, inviteCode: MY_CODE } : person,
  );
  const myOrder = { id: 41, number: "1000000041", status: "placed", total: 580 } as const;
  return { ...group, participants, myOrder, ...overrides };
}

/** For tests: the same as a friend's, who invites with their code; the caller isn't in it. */
export function friendsGroup(overrides: Partial<Group> = {}, joined = 2): Group {
  const group = groupOf({ joined });
  const participants = group.participants.map((person, seat) =>
    seat === joined - 1 ? { ...person, userId: 8, inviteCode: FRIEND_CODE } : person,
  );
  return { ...group, participants, ...overrides };
}
