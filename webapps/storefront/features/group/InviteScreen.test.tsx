import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Group } from "#contract/groups.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import {
  FRIEND_CODE,
  friendsGroup,
  GROUP_CODE,
  ownGroup,
  renderAt,
} from "../../../../tests/kits/webapps/storefront/renderGroup.tsx";
import { readReferer } from "../arrival/source.ts";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");

let group: Group | Error;
const address = () => document.querySelector("output")?.textContent;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: "guest" });
  vi.mocked(call).mockImplementation((async (_: string, path: string) => {
    if (path !== "/api/group-purchases/:inviteCode") return new Promise(() => undefined);
    if (group instanceof Error) throw group;
    return group;
  }) as typeof call);
});
afterEach(cleanup);

test("a friend sees who invites, both prices, the places that are left, and joins by the code", async () => {
  group = friendsGroup({}, 4);
  await renderAt(`/invite/${FRIEND_CODE}`);
  expect(await screen.findByRole("heading", { name: "Farhan S. invites you" })).toBeTruthy();
  expect(screen.getByText("₹599")).toBeTruthy();
  expect(screen.getByText("₹999")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "1 place left" })).toBeTruthy();
  expect(screen.getByRole("timer")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Join for ₹599" }).getAttribute("href")).toBe(
    `/purchase/brass-diya-s36?isGroupPurchase=true&joinType=Invited&inviteCode=${FRIEND_CODE}`,
  );
});

test("whose own code it is is kept as who brought this person, unless somebody was before", async () => {
  group = friendsGroup();
  await renderAt(`/invite/${FRIEND_CODE}`);
  await waitFor(() => expect(readReferer()).toBe(8));
  cleanup();
  localStorage.setItem("refererId", "3");
  await renderAt(`/invite/${FRIEND_CODE}`);
  await screen.findByRole("timer");
  expect(readReferer()).toBe(3);
});

test("a group's own code brings nobody, nor does one's own", async () => {
  const { participants } = friendsGroup();
  group = friendsGroup({
    participants: participants.map((one) => ({ ...one, userId: null, inviteCode: null })),
  });
  await renderAt(`/invite/${GROUP_CODE}`);
  await screen.findByRole("timer");
  expect(readReferer()).toBeUndefined();
  cleanup();
  group = ownGroup();
  await renderAt("/invite/Member00000001");
  await waitFor(() => expect(address()).toBe(`/groupPurchase/${GROUP_CODE}`));
  expect(readReferer()).toBeUndefined();
});

test("a member and who started the group are led to its page", async () => {
  group = ownGroup();
  await renderAt(`/invite/${FRIEND_CODE}`);
  await waitFor(() => expect(address()).toBe(`/groupPurchase/${GROUP_CODE}`));
  cleanup();
  const { purchase } = friendsGroup();
  group = friendsGroup({ purchase: { ...purchase, userId: 7 } });
  await renderAt(`/invite/${FRIEND_CODE}`);
  await waitFor(() => expect(address()).toBe(`/groupPurchase/${GROUP_CODE}`));
});

test("a full group says so in a window that offers a new one of the same product", async () => {
  group = friendsGroup({ status: "completed" }, 5);
  await renderAt(`/invite/${FRIEND_CODE}`);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("This group is already full");
  fireEvent.click(screen.getByRole("button", { name: "Start a new group" }));
  expect(address()).toBe("/purchase/brass-diya-s36?isGroupPurchase=true");
});

test("the window once closed stays closed, and the page still offers a new group", async () => {
  group = friendsGroup({ status: "completed" }, 5);
  await renderAt(`/invite/${FRIEND_CODE}`);
  fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Start a new group" })).toBeTruthy();
});

test("one whose time ran out offers to start again; one that isn't there is said in the stated words", async () => {
  group = friendsGroup({ status: "expired" });
  await renderAt(`/invite/${FRIEND_CODE}`);
  expect(await screen.findByRole("link", { name: "Start again" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  group = new ApiError("not_found", 404);
  await renderAt(`/invite/${FRIEND_CODE}`);
  expect(await screen.findByText("Invite not found...")).toBeTruthy();
});
