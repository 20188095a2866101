import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expectLanguage } from "./expectLanguage.ts";
import { listenForErrors } from "./listenForErrors.ts";
import { appIn, expect, type Market } from "./market.ts";
import { goBack, makeSeller, type PayWith, type Service, Wizard } from "./promoting.ts";
import { words as languages } from "./words.ts";

const looks = {
  ru: { platform: "ios", theme: "light", name: "Велосипед с корзиной" },
  uz: { platform: "android", theme: "dark", name: "Savatli velosiped" },
} as const;

export const services: Record<PayWith, { service: Service; cost: number; shows: Record<string, boolean> }> = {
  payme: { service: "Vip", cost: 150, shows: { isVIP: true, isPremium: false, isTopUp: false } },
  click: { service: "Premium", cost: 80, shows: { isVIP: false, isPremium: true, isTopUp: false } },
  uzum: { service: "TopUp", cost: 50, shows: { isVIP: false, isPremium: false, isTopUp: true } },
  stars: { service: "TopUp", cost: 50, shows: { isVIP: false, isPremium: false, isTopUp: true } },
  coins: { service: "Premium", cost: 80, shows: { isVIP: false, isPremium: true, isTopUp: false } },
};
const badges = { Vip: "listing.vip", Premium: "card.premium", TopUp: "listing.topUp" } as const;

/** A seller in a language and look, their listing, and the ways to look at what a journey shows. */
export async function begin(page: Page, market: Market, language: "ru" | "uz", refusals: number[] = []) {
  const words = languages[language];
  const { platform, theme, name } = looks[language];
  const expectNoErrors = listenForErrors(page, refusals);
  const made = await makeSeller(market, name, language);
  const launch = { personId: made.seller.id, app: "market" as const, platform, theme };
  const spoken = (part: Locator) => expectLanguage(part, language, [name, "Sotuvchi"]);
  return { ...made, words, name, launch, spoken, expectNoErrors };
}
type Journey = Awaited<ReturnType<typeof begin>>;

/** From the seller's own listings to the ways to pay for a service. */
export async function walkToPayment(page: Page, market: Market, journey: Journey, service: Service) {
  const { launch, words, name, spoken } = journey;
  const app = await market.open(page, { ...launch, url: "/webApp/items" });
  const card = app.getByRole("article").filter({ hasText: name });
  await card.getByRole("link", { name: words["items.do.promote"] }).click();
  const wizard = new Wizard(app, words);
  await wizard.begun();
  await wizard.choose(service);
  await expect(wizard.method("uzum")).toBeVisible();
  await spoken(app.locator("body"));
  return wizard;
}

/** What the notice of a home says that one has come back to. */
export const noticeIn = (app: FrameLocator) => app.getByRole("status").filter({ hasText: /./ }).last();

/** Where a seller looks for what was bought: the card, the receipt, the balance. */
export async function expectBought(page: Page, method: PayWith, journey: Journey, balance: number) {
  const { words, name, cardNow, spoken } = journey;
  const { service, cost, shows } = services[method];
  const app = appIn(page);
  const tab = (label: string) => app.getByRole("navigation").getByRole("link", { name: label }).click();
  await tab(words["tab.items"]);
  await expect(app.getByRole("heading", { name: words["items.title"] })).toBeVisible();
  const card = app.getByRole("article").filter({ hasText: name });
  await expect(card.getByText(new RegExp(`^${words[badges[service]]} · `))).toBeVisible();
  expect(await cardNow()).toMatchObject(shows);
  await card.getByRole("button", { name: words["items.results"] }).click();
  const receipt = app.getByRole("dialog", { name: words["receipt.title"] });
  await expect(receipt.getByText(new RegExp(`^${cost} (монет|tanga)`))).toBeVisible();
  await spoken(receipt);
  await goBack(page);
  await expect(receipt).toBeHidden();
  await tab(words["tab.profile"]);
  await expect(app.getByText(new RegExp(`^${balance} (монет|tanga)`))).toBeVisible();
}

/** How many Stars somebody has in the messenger. */
export async function starsOf(market: Market, personId: number): Promise<number> {
  const people = (await (await fetch(`${market.messengerUrl}/sim/people`)).json()) as {
    id: number;
    stars: number;
  }[];
  return people.find(({ id }) => id === personId)?.stars ?? 0;
}
