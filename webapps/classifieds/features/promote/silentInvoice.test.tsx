import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bootTelegram, telegramClient } from "#webapps/shared/telegram/telegram.ts";
import { getWorld } from "../../../../messenger/page/stores/useWorld.ts";
import type { Platform } from "../../../../messenger/shapes/miniapp.ts";
import {
  resetPromotion,
  walkToPayment,
} from "../../../../tests/kits/webapps/classifieds/renderPromotion.tsx";
import { ignored, launchIn, leaveClient } from "../../../../tests/kits/webapps/standIn.ts";
import { askPayment, beginPayment, giveUpPayment } from "./pay.ts";

vi.mock("./pay.ts");
vi.mock("#webapps/shared/client/track.ts");

const SLUG = "aB_1-2==";
const standing = {
  id: 90,
  status: "Created" as const,
  isUnderWay: false,
  isDeclined: false,
  isPaidElsewhere: false,
  isPaidInPart: false,
  surplus: null,
  isStarted: false,
  isCoins: false,
  coins: 50,
  returned: 0,
  gtmEventNames: [],
};

/** Telegram's answer when the client fetches an invoice. */
let fetchInvoice: (path: string) => Promise<Response>;

beforeEach(() => {
  resetPromotion();
  const server = fetch;
  vi.stubGlobal("fetch", (asked: Request | string) =>
    typeof asked === "string" ? fetchInvoice(asked) : server(asked),
  );
  fetchInvoice = () => Promise.reject(new Error("offline"));
  const link = `https://t.me/$${SLUG}`;
  vi.mocked(beginPayment).mockResolvedValue({ id: 90, link, coins: 50, stars: 20, openPayment: null });
  vi.mocked(askPayment).mockResolvedValue(standing);
  vi.mocked(giveUpPayment).mockResolvedValue({ ...standing, status: "Expired" });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  leaveClient();
});

async function payOn(platform: Platform) {
  launchIn(platform, "/webApp/promote/7");
  bootTelegram("classifieds");
  await telegramClient();
  await walkToPayment();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(await screen.findByRole("button", { name: /Звёзды/ }));
}

/** The order is asked about all the while, nothing is called unpaid, and the person is asked in the end. */
async function expectQuestion() {
  await screen.findByText("Ждём оплату");
  await vi.advanceTimersByTimeAsync(62_000);
  expect(await screen.findByText("Вы оплатили счёт?")).toBeTruthy();
  expect(vi.mocked(askPayment).mock.calls.length).toBeGreaterThan(1);
  expect(giveUpPayment).not.toHaveBeenCalled();
}

test("macOS tells nothing of an invoice that it can't fetch: the order is asked, and then the person", async () => {
  await payOn("macos");
  await waitFor(() => expect(ignored()).toEqual(["offline"]));
  await expectQuestion();
});

test("nor does Web A of one that is left before its end is known", async () => {
  const asked: string[] = [];
  const invoice = { slug: SLUG, title: "", description: "", amount: 20, isPaid: false };
  fetchInvoice = async (path) => {
    asked.push(path);
    return Response.json(invoice);
  };
  await payOn("weba");
  await waitFor(() => expect(getWorld().paying?.invoice).toEqual(invoice));
  expect(new URL(asked[0] ?? "", location.origin).searchParams.get("slug")).toBe(SLUG);
  getWorld().paying?.done("pending");
  expect(ignored()).toEqual(["Left before its end: this client tells nothing"]);
  await expectQuestion();
});

test("other clients say that one they can't show has failed, which ends the order", async () => {
  await payOn("ios");
  expect(await screen.findByText(/звёзды не списаны/)).toBeTruthy();
  expect(giveUpPayment).toHaveBeenCalledWith(90);
});
