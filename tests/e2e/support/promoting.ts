import type { FrameLocator, Page } from "@playwright/test";
import { expect, type Launch, type Market, people } from "./market.ts";
import { Member } from "./member.ts";
import { tapControl } from "./tapControl.ts";
import type { Words } from "./words.ts";

/** A seller without coins, and a listing of theirs on sale. */
export async function makeSeller(market: Market, name: string, language: "ru" | "uz") {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Sotuvchi", language);
  const { id } = await seller.post(name);
  await admin.call("POST", "/api/user/telegram/products/moderate", { isModerated: true, productIds: [id] });
  const cardNow = async () => {
    const path = "/api/user/telegram/products?status=active";
    const { data } = await seller.call<{ data: Record<string, unknown>[] }>("GET", path);
    return data.find((card) => card.id === id);
  };
  return { seller, id, cardNow };
}

/** Matches the beginning of a button's words, whatever the price behind it. */
const startOf = (text: string) => new RegExp(`^${text.split("·")[0]?.trim()}`);

/** The promotion wizard of a mini-app. */
export class Wizard {
  readonly app: FrameLocator;
  private readonly words: Words;

  constructor(app: FrameLocator, words: Words) {
    this.app = app;
    this.words = words;
  }

  /** Opens it at its first step, as a link to it would. */
  static async open(page: Page, market: Market, words: Words, launch: Omit<Launch, "app">): Promise<Wizard> {
    const wizard = new Wizard(await market.open(page, { ...launch, app: "market" }), words);
    await wizard.begun();
    return wizard;
  }

  /** Its first step is there, and its options with it. */
  begun = () => expect(this.topUps.first()).toBeChecked();

  get topUps() {
    return this.app.getByRole("radio");
  }
  get toggle() {
    return this.app.getByRole("switch");
  }
  /** A way to pay, on the last step. */
  method = (method: PayWith) =>
    this.app.getByRole("button", { name: new RegExp(`^${this.words[`pay.by.${method}`]}`) });

  next = () => this.app.getByRole("button", { name: startOf(this.words["promote.nextFor"]) }).click();
  pay = () => this.app.getByRole("button", { name: startOf(this.words["promote.toPayment"]) }).click();
  previous = () =>
    this.app.getByRole("button", { name: this.words["promote.previous"], exact: true }).click();
  skip = () => this.app.getByRole("button", { name: this.words["promote.skip"] }).click();

  /** From the first step to the ways to pay, with just this service. */
  async choose(service: Service): Promise<void> {
    await (service === "TopUp" ? this.next() : this.skip());
    if (service === "Vip") await tapControl(this.toggle);
    await this.next();
    if (service === "Premium") await tapControl(this.toggle);
    await this.next();
    await this.pay();
    await expect(this.app.getByRole("heading", { name: this.words["pay.title"] })).toBeVisible();
  }
}

export type Service = "TopUp" | "Vip" | "Premium";
export type PayWith = "coins" | "stars" | "payme" | "click" | "uzum";

/** Does what opens a pay page, and waits for it. */
export async function popupOf(page: Page, act: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await act();
  return opened;
}

/** The messenger's way back. */
export const goBack = (page: Page) => page.getByRole("button", { name: "Back", exact: true }).click();

/** The messenger's own sheet for Stars. */
export const starsSheet = (page: Page) => page.getByRole("dialog", { name: "Confirm your purchase" });

/** Pays so many Stars in the messenger's sheet. */
export async function confirmStars(page: Page, price: number): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`Confirm and pay ${price} Stars`) }).click();
  await expect(starsSheet(page)).toBeHidden();
}
