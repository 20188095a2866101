import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router";
import { expect, vi } from "vitest";
import { ru } from "#webapps/classifieds/features/promote/locales/ru.ts";
import { uz } from "#webapps/classifieds/features/promote/locales/uz.ts";
import { PromoteScreen } from "#webapps/classifieds/features/promote/PromoteScreen.tsx";
import { useChoices } from "#webapps/classifieds/features/promote/promotionChoice.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { serve } from "../serve.ts";
import { type AppLanguage, cardOf, renderPart } from "./renderPart.tsx";

/** For tests: the words of the wizard. */
export const words = { ru, uz };
/** Matches the beginning of a text with a value in it. */
const startOf = (text: string) => new RegExp(`^${text.split("{{")[0]?.replace(/[ ·]+$/, "")}`);

const price = (id: number, cost: number, fakeCost: number) => ({
  id,
  cost,
  fakeCost,
  discount: 40,
  gtmEventName: `promote_${id}`,
  icon: "",
});
const offer = (name: string, of: object) => ({
  header: `О ${name}`,
  text: "…",
  cardHeader: name,
  cardText: "…",
  daysAmount: 7,
  values: [],
  ...of,
});
const value = (of: object, days: number) => ({
  ...of,
  daysAmount: days,
  daysAmountText: `${days} дн.`,
  viewMultiply: days,
});
const offersFor = ({ TopUp }: { TopUp: number }) => ({
  TopUp: offer("Подъём", {
    ...price(1, TopUp, 75),
    values: [value(price(1, TopUp, 75), 3), value(price(2, 120, 200), 7)],
  }),
  Vip: offer("VIP", price(4, 150, 250)),
  Premium: offer("Premium", price(5, 80, 120)),
});

function makeMarket() {
  return {
    me: { id: 1, balance: 350, firstName: "Азиза" },
    isOn: true,
    prices: { TopUp: 50 },
    openPayment: null as object | null,
    methods: ["payme", "stars"],
    receipts: [] as object[],
    listing: { ...cardOf(), status: "active", isOwner: true },
  };
}

/** For tests: what the server knows. */
export let market = makeMarket();

/** Resets the wizard's server, storage and notices between tests. */
export function resetPromotion() {
  vi.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  useChoices.setState({}, true);
  useToasts.setState({ toasts: [] });
  useSession.setState({ status: "signed-in" });
  market = makeMarket();
  serve(({ call }) => {
    if (call.endsWith("/me")) return market.me;
    if (call.endsWith("/configs")) return [{ key: "PAID_FEATURES_ENABLED", data: market.isOn }];
    if (call.includes("/available-features")) return offersFor(market.prices);
    if (call.endsWith("/payment-methods")) return market.methods;
    if (call.endsWith("/promotions")) return { data: market.receipts };
    if (call.endsWith("/coin-packs")) {
      return [50, 250].map((coins) => ({ id: coins, coins, priceSum: coins * 100, priceStars: coins / 2 }));
    }
    if (call.includes("/user/telegram/products?")) return { data: [market.listing], total: 1 };
    if (call.includes("/user/telegram/products/by-id/")) {
      const isOnSale = call.endsWith(`/${market.listing.id}`);
      const listing = { ...market.listing, ...(!isOnSale && { status: "closed" }) };
      return { listing, openPayment: market.openPayment };
    }
    return {};
  });
}

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** For tests: waits until the app is at an address. */
export const at = (address: string) =>
  waitFor(() => expect(document.querySelector("output")?.textContent).toBe(address));

export const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

/** For tests: which of the options of TopUp are chosen. */
export const radios = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);

/** For tests: the wizard's page, and nothing elsewhere. */
export async function renderPromotion(address = "/webApp/promote/7", language: AppLanguage = "ru") {
  await renderPart(
    <>
      <Routes>
        <Route path="/webApp/promote/:productId" element={<PromoteScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </>,
    address,
    language,
  );
}

/** For tests: from the first step to the summary, with what is chosen by itself. */
export async function walkToSummary(language: AppLanguage = "ru") {
  const next = startOf(words[language]["promote.nextFor"]);
  await renderPromotion(undefined, language);
  await screen.findAllByRole("radio");
  tap(next);
  await at("/webApp/promote/7?step=Vip");
  tap(next);
  await at("/webApp/promote/7?step=Premium");
  tap(next);
  await at("/webApp/promote/7?step=payment_summary");
}

/** For tests: on to the ways to pay. */
export async function walkToPayment(language: AppLanguage = "ru") {
  await walkToSummary(language);
  tap(startOf(words[language]["promote.toPayment"]));
  await screen.findByRole("button", { name: startOf(words[language]["pay.by.coins"]) });
}
