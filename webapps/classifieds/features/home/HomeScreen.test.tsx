import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListingCard } from "#contract/listings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { closeTopOverlay } from "#webapps/shared/ui/overlays.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import { HomeScreen } from "./HomeScreen.tsx";

const ONBOARDING = "/webApp?withTopProductOnboarding=true";

let isPaid: boolean;
let vips: ListingCard[];
let sent: Sent[];

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const address = () => screen.getByTestId("address").textContent;
const told = () => screen.queryByRole("dialog", { name: "Как попасть в топ" });
const open = (at = "/webApp") =>
  renderPart(
    <>
      <HomeScreen />
      <Address />
    </>,
    at,
  );
const configsCame = () =>
  waitFor(() => expect(sent.some(({ call }) => call.includes("/telegram/configs"))).toBe(true));

beforeEach(() => {
  useSession.setState({ status: "signed-in" });
  isPaid = true;
  vips = [cardOf({ name: "Вещь первая" })];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  sent = serve(({ call }) => {
    if (call.includes("/telegram/configs")) return [{ key: "PAID_FEATURES_ENABLED", data: isPaid }];
    if (call.includes("/products/top")) return { data: vips };
    if (call.includes("/user/telegram/products")) return { data: [], total: 0 };
    if (call.includes("/feed")) return { data: [], cursor: null, widened: null };
    return [];
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the address of the onboarding is home with what promotion does over it, and back closes that", async () => {
  await open(ONBOARDING);
  await waitFor(() => expect(told()).not.toBeNull());
  expect(address()).toBe("/webApp");
  act(() => void closeTopOverlay());
  expect(told()).toBeNull();
  expect(address()).toBe("/webApp");
});

test("where nothing can be promoted it is simply home", async () => {
  isPaid = false;
  await open(ONBOARDING);
  await screen.findByText("Вещь первая");
  await configsCame();
  expect(address()).toBe("/webApp");
  expect(told()).toBeNull();
  expect(screen.queryByText("Хочу в топ")).toBeNull();
});

test("beside the VIP listings stands the way to the top", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Хочу в топ" }));
  await waitFor(() =>
    expect(sent.some(({ call }) => call.startsWith("GET /api/user/telegram/products?status=active"))).toBe(
      true,
    ),
  );
});

test("without VIP listings it says that the first place is free, or nothing where none is for sale", async () => {
  vips = [];
  await open();
  expect(await screen.findByText(/первое место может стать вашим/)).toBeTruthy();
  cleanup();
  isPaid = false;
  sent.length = 0;
  await open();
  await configsCame();
  expect(screen.queryByRole("heading", { name: "VIP-объявления" })).toBeNull();
});
