import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Group } from "#contract/groups.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { keepTokens } from "#webapps/shared/client/tokens.ts";
import { track } from "#webapps/shared/client/track.ts";
import { tryLink, tryTelegramLink } from "#webapps/shared/telegram/links.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import {
  friendsGroup,
  GROUP_CODE,
  MY_CODE,
  MY_TOKEN,
  ownGroup,
  renderAt,
} from "../../../../tests/kits/webapps/storefront/renderGroup.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock(import("#webapps/shared/telegram/links.ts"), async (original) => ({
  ...(await original()),
  tryLink: vi.fn(async () => true),
  tryTelegramLink: vi.fn(async () => true),
}));

const READ = "/api/group-purchases/:inviteCode";
const CANCEL = "/api/user/orders/:id/cancel";
const SHARES = "/api/user/shares";
const BOT = [{ key: "BOT_USERNAME", data: "bozor_bot" }];
let group: Group | Error;
let cancelled: object | Error;

const sentTo = (path: string) =>
  vi.mocked(call).mock.calls.flatMap(([, asked, input]) => (asked === path ? [input] : []));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const address = () => document.querySelector("output")?.textContent;

async function show(shown: Group | Error, language?: "en" | "hi") {
  group = shown;
  return renderAt(`/groupPurchase/${GROUP_CODE}`, language);
}

beforeEach(() => {
  localStorage.clear();
  keepTokens({ accessToken: MY_TOKEN, refreshToken: "r" });
  useSession.setState({ status: "signed-in" });
  useToasts.setState({ toasts: [] });
  cancelled = { status: "cancelled" };
  for (const mocked of [track, tryLink, tryTelegramLink]) vi.mocked(mocked).mockClear();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((async (_: string, path: string) => {
    const answer = { [READ]: group, [CANCEL]: cancelled, [SHARES]: { ok: true }, "/api/configs": BOT }[path];
    if (answer instanceof Error) throw answer;
    return answer ?? new Promise(() => undefined);
  }) as typeof call);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["open", "You pay in cash when it arrives"],
  ["completed", "You pay ₹580 on delivery."],
] as const)("one's own %s group says what is paid at the door, if anything is", async (status, due) => {
  const own = ownGroup({ status }, status === "open" ? 2 : 5);
  await show(own);
  expect(await screen.findByText(new RegExp(due))).toBeTruthy();
  cleanup();
  await show({ ...own, myOrder: own.myOrder && { ...own.myOrder, total: 0 } });
  expect(await screen.findByText("There is nothing to pay on delivery.")).toBeTruthy();
  expect(screen.queryByText(/You pay/)).toBeNull();
});

test("one's own open group: its seats with oneself marked, its time, ways to invite and to leave", async () => {
  await show(ownGroup());
  expect(await screen.findByRole("heading", { name: "3 places left" })).toBeTruthy();
  const seats = within(screen.getByRole("list", { name: "People in this group" })).getAllByRole("listitem");
  expect(seats.map(({ textContent }) => textContent)).toEqual([
    "RStarted the groupRitu S.",
    "HYou",
    "Open",
    "Open",
    "Open",
  ]);
  expect(screen.getByRole("timer").textContent).toMatch(/^0[12]h \d\dm \d\ds$/);
  expect(screen.getByText("₹580")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Join for/ })).toBeNull();
  expect(button("Leave the group")).toBeTruthy();
});

test("each way to invite carries one's own code, is noted, and tells that a link was made", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const client = await show(ownGroup());
  fireEvent.click(await screen.findByRole("button", { name: "Telegram" }));
  await waitFor(() => expect(client.getQueryData(["configs"])).toBeDefined());
  fireEvent.click(button("Telegram"));
  fireEvent.click(button("WhatsApp"));
  fireEvent.click(button(/Copy$/));
  await screen.findByText("Copied");
  const web = `${location.origin}/invite/${MY_CODE}`;
  const app = `https://t.me/bozor_bot/shop?startapp=invite_${MY_CODE}`;
  expect(vi.mocked(tryTelegramLink).mock.lastCall?.[0]).toContain(encodeURIComponent(app));
  const whatsApp = new URL(vi.mocked(tryLink).mock.lastCall?.[0] ?? "");
  expect(whatsApp.searchParams.get("text")).toBe(
    `Brass Diya for ₹599 instead of ₹999. There are 3 places left in my group on Bozor. Join me!\n${web}`,
  );
  expect(write).toHaveBeenCalledWith(web);
  const kinds = ["telegram", "telegram", "whatsapp", "copy"];
  await waitFor(() =>
    expect(sentTo(SHARES)).toEqual(kinds.map((kind) => ({ kind, target: "group", value: GROUP_CODE }))),
  );
  expect(vi.mocked(track).mock.calls).toEqual(kinds.map((kind) => ["create_link", { kind }]));
});

test("that a link was copied is told for ten seconds", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(ownGroup());
  await screen.findByText("Copy");
  vi.useFakeTimers();
  await act(async () => fireEvent.click(button(/Copy$/)));
  await act(() => vi.advanceTimersByTimeAsync(9900));
  expect(screen.queryByText("Copied")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText("Copied")).toBeNull();
});

test("where the clipboard is closed the link is shown to be copied by hand", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("closed"));
  await show(ownGroup());
  fireEvent.click(await screen.findByRole("button", { name: /Copy$/ }));
  expect(await screen.findByText(`${location.origin}/invite/${MY_CODE}`)).toBeTruthy();
});

test("somebody else's open group can be joined by the code one came with, and nothing else", async () => {
  await show(friendsGroup());
  const join = await screen.findByRole("link", { name: "Join for ₹599" });
  expect(join.getAttribute("href")).toBe(
    `/purchase/brass-diya-s36?isGroupPurchase=true&joinType=Invited&inviteCode=${GROUP_CODE}`,
  );
  expect(screen.queryByRole("button", { name: "Telegram" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Leave the group" })).toBeNull();
});

test.each([
  ["en", 1, /^Only 1 of 5 people joined within a day\. All/],
  ["en", 2, /^Only 2 of 5 people joined within a day\. All/],
  ["hi", 1, /^एक दिन में 5 में से सिर्फ़ 1 व्यक्ति जुड़ा। /],
  ["hi", 2, /^एक दिन में 5 में से 2 लोग जुड़े। /],
] as const)(
  "how many came to a group out of time is said in good %s: %i",
  async (language, joined, words) => {
    await show(ownGroup({ status: "expired" }, joined), language);
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test.each([
  ["complete and one's own", ownGroup({ status: "completed" }, 5), "The group is complete!", undefined],
  [
    "complete without one",
    friendsGroup({ status: "completed" }, 5),
    "This group is already full",
    "Start a new group",
  ],
  ["out of time", ownGroup({ status: "expired" }), "Time's up", "Start again"],
  [
    "left by everybody",
    friendsGroup({ status: "cancelled", participants: [] }),
    "Everyone has left this group",
    "Start again",
  ],
])("a group that is %s says so and offers the way on", async (_, ended, title, again) => {
  await show(ended);
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toContainEqual(["Browse other products", "/"]);
  const anew = "/purchase/brass-diya-s36?isGroupPurchase=true";
  expect(links.filter(([, href]) => href === anew)).toEqual(again ? [[again, anew]] : []);
  expect(screen.queryByRole("button", { name: "WhatsApp" })).toBeNull();
  expect(screen.queryByRole("timer")).toBeNull();
});

test("who joins while one is looking is told politely, with the places that are left", async () => {
  const client = await show(ownGroup());
  await screen.findByRole("heading", { name: "3 places left" });
  const joined = ownGroup();
  const newcomer = { ...joined.participants[0], firstName: "Meena", initial: "", isCreator: false };
  group = { ...joined, participants: [...joined.participants, newcomer] as Group["participants"] };
  await act(() => client.refetchQueries({ queryKey: ["group"] }));
  const news = await screen.findByText("Meena has joined. 2 places left");
  expect(news.getAttribute("role")).toBe("status");
});

test("an open group is asked for again every ten seconds, one that is over isn't", async () => {
  vi.useFakeTimers();
  await act(async () => void (await show(ownGroup())));
  await act(() => vi.advanceTimersByTimeAsync(20_500));
  expect(sentTo(READ)).toHaveLength(3);
  group = ownGroup({ status: "completed" }, 5);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(sentTo(READ)).toHaveLength(4);
  const told = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(told).toContain("The group is complete!");
});

test("a group is asked for at once when one comes back to it", async () => {
  await show(ownGroup());
  await screen.findByRole("heading", { name: "3 places left" });
  group = ownGroup({}, 4);
  await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByRole("heading", { name: "1 place left" })).toBeTruthy();
});

test("leaving asks first, cancels the order, and shows the group as it then is", async () => {
  await show(ownGroup());
  fireEvent.click(await screen.findByRole("button", { name: "Leave the group" }));
  expect(screen.getByRole("dialog").textContent).toContain("The others stay in the group.");
  expect(sentTo(CANCEL)).toEqual([]);
  group = friendsGroup({}, 1);
  fireEvent.click(button("Leave and cancel my order"));
  expect(await screen.findByText("You've left the group")).toBeTruthy();
  expect(sentTo(CANCEL)).toEqual([{ id: 41 }]);
  expect(await screen.findByRole("link", { name: "Join for ₹599" })).toBeTruthy();
});

test("who is alone hears that the group closes; what the server refuses is said", async () => {
  cancelled = new ApiError("conflict", 409);
  await show(ownGroup({}, 1));
  fireEvent.click(await screen.findByRole("button", { name: "Leave the group" }));
  expect(screen.getByRole("dialog").textContent).toContain("the group will close");
  fireEvent.click(button("Leave and cancel my order"));
  expect(await screen.findByText("It's too late to leave")).toBeTruthy();
});

test("a code that nobody has, and a server that can't be reached", async () => {
  await show(new ApiError("not_found", 404));
  expect(await screen.findByText("Group not found")).toBeTruthy();
  cleanup();
  await show(new ApiError("offline"));
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sentTo(READ)).toHaveLength(3));
  expect(address()).toBe(`/groupPurchase/${GROUP_CODE}`);
});
