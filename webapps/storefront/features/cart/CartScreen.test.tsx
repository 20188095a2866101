import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Group } from "#contract/groups.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { ownGroup, renderAt } from "../../../../tests/kits/webapps/storefront/renderGroup.tsx";
import { askToSignIn } from "../signIn/signIn.ts";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("../signIn/signIn.ts");

let groups: Group[] | Error;

beforeEach(() => {
  useSession.setState({ status: "signed-in" });
  vi.mocked(call).mockImplementation((async () => {
    if (groups instanceof Error) throw groups;
    return groups;
  }) as typeof call);
});
afterEach(cleanup);

test("open groups come first, each with its fill, prices, time, and the way to its page", async () => {
  groups = [
    ownGroup({ id: 3, inviteCode: "Group00003", status: "expired" }),
    ownGroup({ id: 2, inviteCode: "Group00002" }, 4),
    ownGroup({ id: 1, status: "completed" }, 5),
  ];
  await renderAt("/cart");
  const [open, ended] = await screen.findAllByRole("list");
  expect(open?.textContent).toMatch(
    /^4 of 54 of 5 joinedBrass DiyaGroup price₹599Regular price₹999Closes in /,
  );
  expect(open?.querySelector("a")?.getAttribute("href")).toBe("/groupPurchase/Group00002");
  expect(open?.querySelector("s")?.textContent).toBe("₹999");
  const states = [...(ended?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);
  expect(states).toEqual([
    expect.stringContaining("Time's up, nothing to pay"),
    expect.stringContaining("Group complete"),
  ]);
});

test("nothing yet, a failure with a retry, and a guest who is asked to sign in", async () => {
  groups = [];
  await renderAt("/cart");
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose a product" }).getAttribute("href")).toBe("/");
  cleanup();

  groups = new ApiError("timeout");
  await renderAt("/cart");
  expect(await screen.findByText("Products not found")).toBeTruthy();
  groups = [ownGroup()];
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Brass Diya")).toBeTruthy();
  cleanup();

  useSession.setState({ status: "guest" });
  await renderAt("/cart");
  fireEvent.click(screen.getByRole("button", { name: "Log in or create account" }));
  expect(askToSignIn).toHaveBeenCalledTimes(1);
});
