import type { BrowserContext, FrameLocator, Page } from "@playwright/test";
import { appIn, test as base, expect, type Launch, type Market } from "./market.ts";
import { Member, saidTo } from "./member.ts";
import { type ShopLanguage, type ShopWords, shapeOf, shopWords } from "./shopWords.ts";

export { expect } from "./market.ts";

interface Card {
  id: number;
  link: string;
  title: string;
  title_hi: string | null;
}

interface Looks {
  language?: ShopLanguage;
  platform?: NonNullable<Launch["platform"]>;
  theme?: NonNullable<Launch["theme"]>;
}

let made = 0;

/** Makes somebody of the messenger who has started the bot and proven a phone there. */
async function meet(market: Market, name: string, looks: Looks): Promise<Member> {
  made += 1;
  const member = await Member.make(market, name, {
    language: looks.language ?? "en",
    platform: looks.platform ?? "ios",
    phone: `+9190${String((Date.now() + made) % 100_000_000).padStart(8, "0")}`,
  });
  // Whosever code the link is for, a contact of one's own proves the number.
  const { link } = await member.call<{ link: string }>("POST", "/api/auth/request-code", {
    phoneNumber: "+919000000009",
  });
  await market.act(`people/${member.id}/start`, { payload: link.split("?start=")[1] });
  await expect.poll(async () => (await saidTo(market, member.id)).length).toBeGreaterThan(1);
  await market.act(`people/${member.id}/contact`, {});
  await expect.poll(async () => (await saidTo(market, member.id))[0]).toContain("✅");
  return member;
}

/** Somebody who buys in the shop, and whose screen nobody looks at. */
export class Buyer {
  readonly member: Member;
  protected readonly market: Market;

  protected constructor(market: Market, member: Member) {
    this.market = market;
    this.member = member;
  }

  static async make(market: Market, name: string): Promise<Buyer> {
    return new Buyer(market, await meet(market, name, {}));
  }

  /** Everything the bot has said to them, the last first. */
  said(): Promise<string[]> {
    return saidTo(this.market, this.member.id);
  }

  /** Orders without a page: starts a group of a product or joins one; the answer is their own code in it. */
  async orderAtOnce(productId: number, inviteCode?: string): Promise<string> {
    const answer = await this.member.call<{ inviteCode: string }>(
      "POST",
      "/api/user/group-purchases/join-or-create",
      { productId, address: "12 MG Road", pin: "411001", ...(inviteCode && { inviteCode }) },
    );
    return answer.inviteCode;
  }
}

/** A buyer with a browser of their own. */
export class Shopper extends Buyer {
  readonly page: Page;
  readonly words: ShopWords;
  private readonly looks: Looks;

  private constructor(market: Market, member: Member, page: Page, looks: Looks) {
    super(market, member);
    this.page = page;
    this.looks = looks;
    this.words = shopWords[looks.language ?? "en"];
  }

  static async of(market: Market, context: BrowserContext, name: string, looks: Looks): Promise<Shopper> {
    return new Shopper(market, await meet(market, name, looks), await context.newPage(), looks);
  }

  get app(): FrameLocator {
    return appIn(this.page);
  }

  /** Opens the shop by a direct link's parameter, or at a path. */
  open(where: { startapp?: string; url?: string } = {}): Promise<FrameLocator> {
    const { language: _, ...looks } = this.looks;
    return this.market.open(this.page, { personId: this.member.id, app: "shop", ...looks, ...where });
  }

  /** Goes to one's own chat with the bot, or with somebody. */
  async openChat(withWhom: "bot" | Shopper = "bot"): Promise<void> {
    const chat = withWhom === "bot" ? "bot" : withWhom.member.id;
    await this.page.goto(`${this.market.messengerUrl}/?person=${this.member.id}&chat=${chat}`);
  }

  /** Fills the order form in and sends it; ends on the group's page. */
  async order(): Promise<void> {
    const { app, words } = this;
    await expect(app.getByRole("heading", { name: words["purchase.title"], level: 1 })).toBeVisible();
    // The proven phone comes with the profile, a moment after the form.
    await expect(app.getByLabel(words["purchase.phone"], { exact: true })).not.toHaveValue("");
    await app.getByLabel(words["purchase.street"]).fill("12 MG Road");
    await app.getByLabel(words["purchase.pin"], { exact: true }).fill("411001");
    await app.getByRole("button", { name: shapeOf(words["purchase.submit"]) }).click();
    await expect(app.getByRole("heading", { name: words["group.mine"], level: 1 })).toBeVisible();
  }

  /** Takes the place that the page in view offers, and orders. */
  async join(): Promise<void> {
    await this.app.getByRole("link", { name: shapeOf(this.words["group.join"]) }).click();
    await this.order();
  }
}

const taken = new Set<number>();

/** A product on sale that has no open group, another one at each call. */
export async function findFreeProduct(market: Market): Promise<Card> {
  const ask = async <T>(path: string) => (await (await fetch(market.url + path)).json()) as T;
  for (const card of await ask<Card[]>("/api/products?take=100")) {
    const { joinable } = await ask<{ joinable: unknown[] }>(`/api/group-purchases/current/${card.id}`);
    const { isRealProduct } = await ask<{ isRealProduct: boolean }>(`/api/products/${card.link}`);
    if (joinable.length > 0 || !isRealProduct || taken.has(card.id)) continue;
    taken.add(card.id);
    return card;
  }
  throw new Error("Every product has an open group");
}

type MakeShopper = (name: string, looks?: Looks) => Promise<Shopper>;
type MakeBuyer = (name: string) => Promise<Buyer>;

export const test = base.extend<{ makeShopper: MakeShopper; makeBuyer: MakeBuyer }>({
  makeBuyer: ({ market }, use) => use((name) => Buyer.make(market, name)),
  makeShopper: async ({ browser, market }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name, looks = {}) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      contexts.push(context);
      return Shopper.of(market, context, name, looks);
    });
    for (const context of contexts) await context.close();
  },
});
