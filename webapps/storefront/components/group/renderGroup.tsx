import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import type { Group } from "#contract/groups.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { Toasts } from "#webapps/shared/ui/Toasts.tsx";
import { startWords } from "../../locales/startWords.ts";
import { CartScreen } from "../../screens/CartScreen.tsx";
import { GroupScreen } from "../../screens/GroupScreen.tsx";
import { InviteScreen } from "../../screens/InviteScreen.tsx";
import { ReferralScreen } from "../../screens/ReferralScreen.tsx";
import { groupOf } from "../product/renderProduct.tsx";

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** For tests: the screens of groups, and the referral page, at an address, which an `output` tells. */
export async function renderAt(address: string, language: "en" | "hi" = "en") {
  await startWords(language);
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/groupPurchase/:inviteCode" element={<GroupScreen />} />
          <Route path="/invite/:inviteCode" element={<InviteScreen />} />
          <Route path="/cart" element={<CartScreen />} />
          <Route path="/referral" element={<ReferralScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

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
