import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Group } from "#contract/groups.ts";
import type { BalanceLine, Referral, RewardLine } from "#contract/referral.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import * as api from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import * as links from "#webapps/shared/telegram/links.ts";
import * as sharing from "#webapps/shared/telegram/shareLink.ts";
import { MY_TOKEN, ownGroup, renderAt } from "../../../../tests/kits/webapps/storefront/renderGroup.tsx";
import { useSignIn } from "../signIn/signIn.ts";

vi.mock("#webapps/shared/client/track.ts");

let groups: Group[];
let referral: Referral | Error;
let balance: { lines: BalanceLine[]; total: number } | ApiError;
let sent: [string, string, unknown][];

const lineOf = (overrides: Partial<RewardLine> = {}): RewardLine => ({
  id: 9,
  orderNumber: "••••••1234",
  title: "Brass Diya",
  title_hi: "पीतल का दीया",
  firstName: "Asha",
  initial: "K",
  amount: 870,
  rate: 150,
  state: "Pending",
  reason: null,
  releaseAt: null,
  createdAt: "2026-11-20T10:00:00.000Z",
  ...overrides,
});
const referralOf = (overrides: Partial<Referral> = {}): Referral => ({
  balance: 825,
  pending: 870,
  approved: 825,
  paid: 1650,
  earned: 2475,
  invited: 3,
  payoutMethod: "",
  lines: [lineOf()],
  total: 1,
  ...overrides,
});

beforeEach(() => {
  useSession.setState({ status: "signed-in" });
  localStorage.setItem("access-token", MY_TOKEN);
  groups = [];
  referral = referralOf();
  balance = { lines: [], total: 0 };
  sent = [];
  vi.spyOn(api, "call").mockImplementation((async (method: string, path: string, input: unknown) => {
    sent.push([method, path, input]);
    if (path === "/api/user/group-purchases") return groups;
    if (path === "/api/configs") return [{ key: "BOT_USERNAME", data: "bozor_bot" }];
    if (path === "/api/user/profile") return {};
    if (path === "/api/user/balance") {
      if (balance instanceof ApiError) throw balance;
      return balance;
    }
    if (path !== "/api/user/referral") return { ok: true };
    if (referral instanceof Error) throw referral;
    const { after } = input as { after?: number };
    if (after === undefined) return referral;
    return { ...referral, lines: [lineOf({ id: after - 1, title: "Cotton Saree" })] };
  }) as never);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cardOf = async (title: string) =>
  within((await screen.findByRole("heading", { name: title })).closest("section") as HTMLElement);

test("the figures stand on top, with the rupee sign: whom one has brought, what is pending, what is earned", async () => {
  await renderAt("/referral");
  const figures = await screen.findByText("₹24.75");
  const [row] = [figures.closest("dl")];
  expect(row?.textContent).toBe("Invited3Pending₹8.70Earned₹24.75");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Referral program");
  expect((await cardOf("Your balance")).getByText("₹8.25")).toBeTruthy();
});

test("one's link is copied and told so for ten seconds, and goes to both messengers in English and Hindi", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const shareInTelegram = vi.spyOn(sharing, "shareInTelegram").mockResolvedValue(true);
  const openLink = vi.spyOn(links, "tryLink").mockResolvedValue(true);
  await renderAt("/referral");
  const card = await cardOf("Your invitation link");
  // Links lead to the bot once its name has come.
  await waitFor(() => expect(sent.map(([, path]) => path)).toContain("/api/configs"));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  vi.useFakeTimers();
  await act(async () => fireEvent.click(card.getByRole("button", { name: /\/r\/7/ })));
  expect(written).toHaveBeenCalledWith(`${location.origin}/r/7`);
  expect(card.getByText("Copied")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(9_900));
  expect(card.getByText("Copied")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  expect(card.queryByText("Copied")).toBeNull();
  vi.useRealTimers();

  fireEvent.click(card.getByRole("button", { name: "WhatsApp" }));
  const [address = ""] = openLink.mock.lastCall ?? [];
  const text = new URL(address).searchParams.get("text");
  expect(text).toMatch(/Delivery is free!\nBozor पर .*\n.*\/r\/7$/);
  fireEvent.click(card.getByRole("button", { name: "Telegram" }));
  expect(shareInTelegram).toHaveBeenCalledWith(
    expect.anything(),
    "https://t.me/bozor_bot/shop?startapp=ref_7",
    expect.stringMatching(/Delivery is free!\nBozor पर /),
  );
  const shares = () => sent.filter(([, path]) => path === "/api/user/shares").map(([, , input]) => input);
  await waitFor(() =>
    expect(shares()).toEqual(["copy", "whatsapp", "telegram"].map((kind) => ({ kind, target: "referral" }))),
  );
});

test("open groups tell their places, a countdown to one day after creation, and the way to invite", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 25, 12) });
  const created = new Date(Date.now() - 3_600_000).toISOString();
  groups = [
    ownGroup({ createdAt: created, endsAt: new Date(Date.now() + 60_000).toISOString() }, 2),
    ownGroup({ id: 2, status: "completed" }, 5),
  ];
  await renderAt("/referral");
  const card = await cardOf("Your open groups");
  expect(card.getAllByRole("listitem")).toHaveLength(1);
  expect(card.getByText("3 of 5 places left")).toBeTruthy();
  expect(card.getByRole("timer").textContent).toBe("23h 00m 00s");
  const invite = card.getByRole("link", { name: "Invite to Brass Diya" });
  expect(invite.getAttribute("href")).toBe("/groupPurchase/Group00001");
});

test("every line says its order, rate, state and when or why, in calm words", async () => {
  const at = new Date(new Date().getFullYear(), 11, 5, 12).toISOString();
  referral = referralOf({
    lines: [
      lineOf({ id: 5 }),
      lineOf({ id: 4, releaseAt: at }),
      lineOf({ id: 3, state: "Approved", releaseAt: at }),
      lineOf({ id: 2, state: "Paid", releaseAt: at }),
      lineOf({ id: 1, state: "Rejected", reason: "own_address" }),
    ],
    total: 5,
  });
  await renderAt("/referral");
  const lines = (await cardOf("Your rewards")).getAllByRole("listitem");
  const common = "Brass DiyaAsha K. · Order ••••••12341.5% · ";
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `${common}Yours 7 days after delivery₹8.70Pending`,
    `${common}Yours on 5 December₹8.70Pending`,
    `${common}Yours since 5 December₹8.70Approved`,
    `${common}Already paid out₹8.70Paid out`,
    `${common}Ordered to your own address.₹8.70Rejected`,
  ]);
});

test("more lines come when they are asked for, and then there are no more", async () => {
  referral = referralOf({ total: 2 });
  await renderAt("/referral");
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Cotton Saree")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("how one wants to be paid is written down and kept", async () => {
  await renderAt("/referral");
  fireEvent.click(await screen.findByRole("button", { name: "Add your UPI ID" }));
  const field = await screen.findByRole("textbox", { name: "UPI ID or another way" });
  fireEvent.change(field, { target: { value: "x".repeat(101) } });
  expect(screen.getByText("Too long: 100 characters at most.")).toBeTruthy();
  fireEvent.change(field, { target: { value: " asha@upi " } });
  referral = referralOf({ payoutMethod: "asha@upi" });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true })));
  expect(sent).toContainEqual(["patch", "/api/user/profile", { payoutMethod: "asha@upi" }]);
  expect(await screen.findByText("asha@upi")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("with nothing yet it says when there will be, and five cards tell how it works", async () => {
  referral = referralOf({ balance: 0, pending: 0, earned: 0, invited: 0, lines: [], total: 0 });
  await renderAt("/referral", "hi");
  expect(await screen.findByText("अभी कोई इनाम नहीं")).toBeTruthy();
  const how = await cardOf("यह कैसे काम करता है");
  expect(how.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.queryByRole("heading", { name: "आपके खुले ग्रुप" })).toBeNull();
});

test("what can't be loaded is told with a way to try again; one's link works meanwhile", async () => {
  referral = new ApiError("timeout");
  await renderAt("/referral");
  expect(await screen.findByText("Couldn't load your rewards")).toBeTruthy();
  expect(screen.getByText(`${location.host}/r/7`)).toBeTruthy();
  referral = referralOf();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("₹24.75")).toBeTruthy();
});

test("a guest reads how it works, and gets their link by signing in", async () => {
  useSession.setState({ status: "guest" });
  await renderAt("/referral");
  expect(await screen.findByRole("heading", { name: "How it works" })).toBeTruthy();
  expect(sent.map(([, path]) => path)).not.toContain("/api/user/referral");
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(useSignIn.getState().drawer).toBe("sign-in"));
});

test("what the balance was used for, and what came back, stands line by line", async () => {
  const line = { orderId: null, orderNumber: null, method: null, createdAt: "2026-11-20T10:00:00.000Z" };
  const own = { ...line, orderId: 41, orderNumber: "4665611467" };
  balance = {
    lines: [
      { ...line, id: 3, kind: "payout", amount: -825, method: "asha@upi" },
      { ...own, id: 2, kind: "spent-returned", amount: 800 },
      { ...own, id: 1, kind: "spent", amount: -800 },
    ],
    total: 3,
  };
  await renderAt("/referral");
  const history = await cardOf("Balance history");
  expect(history.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Paid out to youasha@upi · .*−₹8\.25$/),
    expect.stringMatching(/^Returned from an orderOrder 4665611467 · .*\+₹8$/),
    expect.stringMatching(/^Used for an orderOrder 4665611467 · .*−₹8$/),
  ]);
  expect(history.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/orders/41",
    "/orders/41",
  ]);
});

test("a history that can't be loaded is told with a way to try again, not left out", async () => {
  const lines = [
    {
      id: 1,
      kind: "reward" as const,
      amount: 825,
      orderNumber: "••••••1234",
      orderId: null,
      method: null,
      createdAt: new Date().toISOString(),
    },
  ];
  balance = new ApiError("timeout");
  await renderAt("/referral");
  expect(await screen.findByText("Couldn't load your balance history")).toBeTruthy();
  balance = { lines, total: 1 };
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect((await cardOf("Balance history")).getByText("+₹8.25")).toBeTruthy();
});

test("a balance that nothing has moved has no history", async () => {
  await renderAt("/referral");
  await cardOf("Your balance");
  expect(screen.queryByText("Balance history")).toBeNull();
});

test("how one wants to be paid is saved by itself once the network is back", async () => {
  await renderAt("/referral");
  fireEvent.click(await screen.findByRole("button", { name: "Add your UPI ID" }));
  fireEvent.change(await screen.findByRole("textbox", { name: /UPI ID/ }), { target: { value: "asha@upi" } });
  act(() => onlineManager.setOnline(false));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/once you're back online/)).toBeTruthy();
  expect(sent.filter(([method]) => method === "patch")).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() =>
    expect(sent).toContainEqual(["patch", "/api/user/profile", { payoutMethod: "asha@upi" }]),
  );
});
