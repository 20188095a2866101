import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Product, Review } from "#contract/products.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import {
  groupOf,
  productOf,
  renderProduct,
} from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { closeSignIn, finishSignIn, useSignIn } from "../signIn/signIn.ts";
import type { OpenGroups } from "./buyingWays.ts";
import { ProductView } from "./ProductView.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");

const GROUPS = "/api/group-purchases/current/:productId";
const TOGGLE = "/api/user/products/favourites/toggle";
const address = () => document.querySelector("output")?.textContent;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const callsTo = (path: string) => vi.mocked(call).mock.calls.filter(([, asked]) => asked === path);

/** Answers what the page asks; whatever isn't told here never comes. */
function serve(answers: Record<string, unknown>) {
  vi.mocked(call).mockImplementation((async (_: string, path: string) => {
    if (!(path in answers)) return new Promise(() => undefined);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as typeof call);
}

async function show(groups: OpenGroups | Error, product: Product = productOf(), language?: "en" | "hi") {
  serve({ [GROUPS]: groups, [TOGGLE]: { isFavourite: true } });
  const client = await renderProduct(<ProductView card={product} product={product} />, language);
  await waitFor(() => expect(client.isFetching({ queryKey: ["current-groups"] })).toBe(0));
  return client;
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  useSession.setState({ status: "signed-in" });
  closeSignIn();
  useToasts.setState({ toasts: [] });
  vi.mocked(track).mockClear();
  vi.mocked(call).mockReset();
});
afterEach(cleanup);

test("both prices, what is saved, what who starts a group pays, and what comes to the door", async () => {
  await show({ joinable: [] });
  const ways = within(screen.getByRole("region", { name: "Two ways to buy" }));
  expect(ways.getByRole("link", { name: /^Alone.*₹999/ })).toBeTruthy();
  expect(ways.getByRole("button", { name: /With friends.*−40%.*₹599.*You save ₹419/ })).toBeTruthy();
  expect(ways.getByRole("link", { name: /pay 5% less: ₹550/ })).toBeTruthy();
  expect(screen.getByText(/you pay ₹580/)).toBeTruthy();
});

test("without an open group, buying with friends starts one", async () => {
  await show({ joinable: [] });
  expect(screen.getByRole("heading", { name: "No open groups yet" })).toBeTruthy();
  fireEvent.click(button(/^Buy with friends/));
  expect(address()).toBe("/purchase/brass-diya-s36?isGroupPurchase=true");
  expect(track).toHaveBeenCalledWith("buy_with_friends", { link: "brass-diya-s36", how: "start" });
});

test("with open groups one is asked whether to join or to start, each with what it comes to", async () => {
  await show({ joinable: [groupOf()] });
  fireEvent.click(button(/^Buy with friends/));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByRole("link", { name: /Start my own.*₹550/ })).toBeTruthy();
  fireEvent.click(sheet.getByRole("link", { name: /Join an open group.*₹580/ }));
  expect(address()).toBe("/purchase/brass-diya-s36?isGroupPurchase=true&joinType=SelfJoined");
});

test("one tap joins the very group that is shown", async () => {
  await show({ joinable: [groupOf({ id: 1, joined: 4 }), groupOf({ id: 2 })] });
  fireEvent.click(screen.getByRole("link", { name: "Join Ritu S.'s group, 1 place left" }));
  expect(address()).toBe(
    "/purchase/brass-diya-s36?isGroupPurchase=true&joinType=SelfJoined&inviteCode=Group00001",
  );
});

test("who is in a group is told so and led to it; no other group is offered", async () => {
  await show({ mine: groupOf({ joined: 3 }), joinable: [groupOf({ id: 2 })] });
  expect(screen.getByRole("heading", { name: "You're in a group: 3 of 5" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Join/ })).toBeNull();
  expect(screen.queryByText(/pay 5% less/)).toBeNull();
  fireEvent.click(button("Open my group"));
  expect(address()).toBe("/groupPurchase/Group00001");
});

test("groups that don't come are said and asked for again; one can buy all the same", async () => {
  await show(new ApiError("offline"));
  serve({ [GROUPS]: { joinable: [groupOf()] } });
  fireEvent.click(button(/^Buy with friends/));
  expect(address()).toBe("/purchase/brass-diya-s36?isGroupPurchase=true&joinType=SelfJoined");
  fireEvent.click(button("Try again"));
  expect(await screen.findByRole("link", { name: /^Join .*'s group/ })).toBeTruthy();
});

test("alone there is no group", async () => {
  await show({ joinable: [groupOf()] });
  fireEvent.click(screen.getAllByRole("link", { name: /^Alone/ })[0] as Element);
  expect(address()).toBe("/purchase/brass-diya-s36?isGroupPurchase=false");
});

test("a guest is asked to sign in before the heart; the product is kept then", async () => {
  useSession.setState({ status: "guest" });
  await show({ joinable: [] });
  fireEvent.click(button("Favourite"));
  expect(callsTo(TOGGLE)).toEqual([]);
  expect(useSignIn.getState().drawer).toBe("sign-in");
  finishSignIn();
  await waitFor(() => expect(callsTo(TOGGLE)[0]?.[2]).toEqual({ productId: 36, isFavourite: true }));
});

test("a heart the server refuses is told", async () => {
  await show({ joinable: [] }, productOf({ favourites: [{ userId: 1 }] }));
  expect(button("Favourite").getAttribute("aria-pressed")).toBe("true");
  serve({ [TOGGLE]: new ApiError("offline") });
  fireEvent.click(button("Favourite"));
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(callsTo(TOGGLE).at(-1)?.[2]).toEqual({ productId: 36, isFavourite: false });
});

const review: Review = {
  id: 1,
  question: "Is it heavy?",
  answer: "Solid brass.",
  authorName: "Monika",
  stars: 4,
  likedBy: 1061,
  createdAt: "2026-11-08T10:00:00.000Z",
  isImported: true,
};

test("reviews from elsewhere are marked, and the rest comes when it is asked for", async () => {
  const reviews = [review, ...[2, 3, 4].map((id) => ({ ...review, id, isImported: false, likedBy: 0 }))];
  const ratingsStars = { 5: 900, 4: 300, 3: 100, 2: 50, 1: 14 };
  await show({ joinable: [] }, productOf({ reviews, ratingsStars, avgRating: 4.5, ratingsCount: 1364 }));
  expect(button("Rated 4.5 out of 5, 1,364 ratings. See reviews")).toBeTruthy();
  expect(screen.getAllByText("Imported")).toHaveLength(1);
  expect(screen.getByText("1,061 people like this")).toBeTruthy();
  expect(screen.getByText("5 stars: 900 ratings")).toBeTruthy();
  expect(screen.getByText("1 star: 14 ratings")).toBeTruthy();
  expect(screen.getAllByText("Solid brass.")).toHaveLength(3);
  fireEvent.click(button("Show more reviews"));
  expect(screen.getAllByText("Solid brass.")).toHaveLength(4);
});

test("a product that nobody has rated claims nothing", async () => {
  await show({ joinable: [] });
  expect(screen.getByText("No ratings yet")).toBeTruthy();
  expect(screen.queryByText(/sold$/)).toBeNull();
  expect(screen.queryByText(/Imported/)).toBeNull();
});

test("a demand test speaks of no groups; its form says the rest", async () => {
  await show({ joinable: [] }, productOf({ isRealProduct: false }));
  expect(screen.queryByRole("heading", { name: /group/ })).toBeNull();
  fireEvent.click(button(/^Buy with friends/));
  expect(address()).toBe("/purchase/brass-diya-s36?isGroupPurchase=true");
});

test("in Hindi the product speaks Hindi where it can", async () => {
  await show({ joinable: [] }, productOf(), "hi");
  expect(screen.getByRole("heading", { level: 1, name: "पीतल का दीया" })).toBeTruthy();
  expect(screen.getByText("For the evening.")).toBeTruthy();
});

test("a preview asks for no groups and sells nothing", async () => {
  serve({});
  await renderProduct(<ProductView card={productOf()} product={productOf()} isPreview />);
  expect(screen.getByRole("note").textContent).toContain("Preview");
  expect(callsTo(GROUPS)).toEqual([]);
  expect(screen.queryByRole("button", { name: /^Buy with friends/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Favourite" })).toBeNull();
});
