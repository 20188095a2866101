import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listing } from "#contract/listings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { ContactBar } from "./ContactBar.tsx";
import { useContact } from "./useContact.ts";

const app = vi.hoisted(() => ({ isTelegram: false, bot: "bozor_bot" }));
vi.mock("#webapps/shared/client/track.ts");
vi.mock("#webapps/shared/client/call.ts", () => ({
  call: async () => [{ key: "BOT_USERNAME", data: app.bot }],
}));
vi.mock(import("#webapps/shared/telegram/telegram.ts"), async (original) => ({
  ...(await original()),
  getTelegram: () => ({
    isTelegram: app.isTelegram,
    rawInitData: "",
    startParam: "",
    user: undefined,
    platform: "web",
  }),
}));

const listing = { ...cardOf(), contactMethods: "both" } as Listing;

function Bar() {
  return <ContactBar listing={listing} contact={useContact()} />;
}

beforeEach(() => {
  useSession.setState({ status: "guest" });
  Object.assign(app, { isTelegram: false, bot: "bozor_bot" });
});
afterEach(cleanup);

test("a guest in a plain browser is led to this very listing in Telegram", async () => {
  await renderPart(<Bar />);
  const link = await screen.findByRole("link", { name: "Открыть в Telegram" });
  await vi.waitFor(() =>
    expect(link.getAttribute("href")).toBe(`https://t.me/bozor_bot/market?startapp=product_${listing.link}`),
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("inside Telegram, signed in, or without a bot the ways to the seller are there", async () => {
  for (const changed of [{ isTelegram: true }, { status: "signed-in" as const }, { bot: "" }]) {
    Object.assign(app, { isTelegram: false, bot: "bozor_bot" }, changed);
    useSession.setState({ status: "guest", ...("status" in changed && { status: changed.status }) });
    await renderPart(<Bar />);
    expect(await screen.findByRole("button", { name: "Позвонить" })).toBeTruthy();
    cleanup();
  }
});
