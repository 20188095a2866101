import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import {
  field,
  order,
  PLACED,
  shop,
  standShop,
} from "../../../../tests/kits/webapps/storefront/purchaseKit.tsx";
import {
  FRIEND_CODE,
  friendsGroup,
  GROUP_CODE,
  ownGroup,
} from "../../../../tests/kits/webapps/storefront/renderGroup.tsx";
import { startWords } from "../../../../tests/kits/webapps/storefront/startWords.ts";
import { GroupScreen } from "../group/GroupScreen.tsx";
import { InviteScreen } from "../group/InviteScreen.tsx";
import { PurchaseScreen } from "./PurchaseScreen.tsx";

standShop();

let step: (by: number) => void;
let go: (to: string) => void;
function Watch() {
  const navigate = useNavigate();
  step = (by) => void navigate(by);
  go = (to) => void navigate(to);
  const { pathname } = useLocation();
  return <output data-testid="at">{pathname}</output>;
}
const at = () => screen.getByTestId("at").textContent;

async function walk(...visited: string[]) {
  shop.group = friendsGroup();
  await startWords();
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={visited}>
        <Routes>
          <Route path="/groupPurchase/:inviteCode" element={<GroupScreen />} />
          <Route path="/invite/:inviteCode" element={<InviteScreen />} />
          <Route path="/purchase/:link" element={<PurchaseScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <Watch />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

async function join() {
  fireEvent.click(await screen.findByRole("link", { name: /^Join for/ }));
  await waitFor(async () => expect((await field(/^City/)).value).toBe("Pune"));
  shop.group = ownGroup();
  await order();
  await waitFor(() => expect(at()).toBe(`/groupPurchase/${PLACED.inviteCode}`));
}

test.each([
  ["an invitation", `/invite/${FRIEND_CODE}`],
  ["a group's page", `/groupPurchase/${GROUP_CODE}`],
])("who has joined by %s steps back to what was before it", async (_, from) => {
  await walk("/allProducts", from);
  await join();
  await act(async () => step(-1));
  expect(at()).toBe("/allProducts");
});

test("back from the form is the invitation still, and who comes by it later sees it", async () => {
  const client = await walk("/allProducts", `/invite/${FRIEND_CODE}`);
  client.setQueryData(["orders", "list"], { pages: [[]], pageParams: [undefined] });
  fireEvent.click(await screen.findByRole("link", { name: /^Join for/ }));
  await act(async () => step(-1));
  expect(at()).toBe(`/invite/${FRIEND_CODE}`);
  await join();
  // One more is among one's orders.
  expect(client.getQueryState(["orders", "list"])?.isInvalidated).toBe(true);
  await act(async () => step(-1));
  // Much later, when one has left the group.
  shop.group = friendsGroup();
  client.removeQueries({ queryKey: ["group"] });
  await act(async () => go(`/invite/${FRIEND_CODE}`));
  expect(await screen.findByRole("link", { name: /^Join for/ })).toBeTruthy();
  expect(at()).toBe(`/invite/${FRIEND_CODE}`);
});
