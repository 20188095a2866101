import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { toggleFavourite } from "./cards.ts";
import { ListingCard } from "./ListingCard.tsx";

vi.mock("./cards.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("#webapps/shared/client/call.ts", () => ({
  call: async () => [{ key: "BOT_USERNAME", data: "bozor_bot" }],
}));
vi.mock(import("#webapps/shared/telegram/links.ts"), async (original) => ({
  ...(await original()),
  openTelegramLink: vi.fn(),
}));

const heart = () => screen.getByRole("button", { name: "Избранное: Диван" });
const told = () => useToasts.getState().toasts.map(({ header }) => header);

beforeEach(() => {
  useSession.setState({ status: "signed-in", failure: undefined });
  useToasts.setState({ toasts: [] });
  vi.mocked(toggleFavourite).mockReset().mockResolvedValue();
});
afterEach(cleanup);

test("the heart lies over the card's link, not in it, and says whether it is on", async () => {
  await renderPart(<ListingCard card={cardOf({ isFavourite: true })} />);
  expect(heart().closest("a")).toBeNull();
  expect(heart().getAttribute("aria-pressed")).toBe("true");
});

test("one's own listing has no heart", async () => {
  await renderPart(<ListingCard card={cardOf({ isOwner: true })} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a guest is told the way in and nothing is sent", async () => {
  useSession.setState({ status: "guest" });
  await renderPart(<ListingCard card={cardOf()} />);
  fireEvent.click(heart());
  await waitFor(() => expect(told()).toEqual(["Откройте Bozor в Telegram"]));
  // The way there leads back to this very listing.
  vi.mocked(openTelegramLink).mockClear();
  const [toast] = useToasts.getState().toasts;
  expect(toast?.action?.label).toBe("Открыть в Telegram");
  toast?.action?.onAct();
  expect(openTelegramLink).toHaveBeenCalledWith(
    `https://t.me/bozor_bot/market?startapp=product_${cardOf().link}`,
  );
  expect(toggleFavourite).not.toHaveBeenCalled();
});

test("with a launch that is taken no more a heart offers to open this very listing anew", async () => {
  useSession.setState({ status: "guest" });
  Object.assign(getTelegram(), { isTelegram: true, rawInitData: "hash=x" });
  await renderPart(<ListingCard card={cardOf()} />);
  fireEvent.click(heart());
  await waitFor(() => expect(told()).toEqual(["Вход устарел"]));
  const [toast] = useToasts.getState().toasts;
  expect(toast?.action?.label).toBe("Открыть заново");
  toast?.action?.onAct();
  expect(openTelegramLink).toHaveBeenLastCalledWith(
    `https://t.me/bozor_bot/market?startapp=product_${cardOf().link}`,
  );
  Object.assign(getTelegram(), { isTelegram: false, rawInitData: "" });
});

test("somebody whose sign-in failed for a moment keeps a listing by signing in, rather than hear they are a guest", async () => {
  useSession.setState({ status: "guest", failure: new ApiError("offline") });
  await renderPart(<ListingCard card={cardOf()} />);
  fireEvent.click(heart());
  await waitFor(() => expect(toggleFavourite).toHaveBeenCalledTimes(1));
  expect(told()).toEqual([]);
});

test("a list hears of a heart taken off once it is done, and not of one that failed", async () => {
  const removed = vi.fn();
  await renderPart(<ListingCard card={cardOf({ isFavourite: true })} onRemove={removed} />);
  vi.mocked(toggleFavourite).mockRejectedValueOnce(new ApiError("offline"));
  fireEvent.click(heart());
  await waitFor(() => expect(told()).toEqual(["Что-то пошло не так"]));
  expect(removed).not.toHaveBeenCalled();
  fireEvent.click(heart());
  await waitFor(() => expect(removed).toHaveBeenCalledTimes(1));
});
