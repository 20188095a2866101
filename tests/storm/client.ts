import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Provider } from "../../contract/payKinds.ts";
import { removeListing } from "../../core/market/moderation/removeListing.ts";
import { move } from "../../core/money/ledger/move.ts";
import { buyPack } from "../../core/money/payments/buyPack.ts";
import { createTransaction } from "../../core/money/payments/createTransaction.ts";
import { noteReturned } from "../../core/money/payments/noteReturned.ts";
import { refundByHand } from "../../core/money/payments/refundByHand.ts";
import { receiveStars } from "../../core/money/stars/receive.ts";
import { takeRefund } from "../../core/money/stars/takeRefund.ts";
import { makeAccessToken } from "../../core/people/auth/accessTokens.ts";
import { RuleError } from "../../core/platform/errors/RuleError.ts";
import { CoinPack } from "../../db/models/CoinPack.ts";
import { Listing } from "../../db/models/Listing.ts";
import { PromotionOffer } from "../../db/models/PromotionOffer.ts";
import { ProviderPayment } from "../../db/models/ProviderPayment.ts";
import { Transaction } from "../../db/models/Transaction.ts";
import { sequelize, transact } from "../../db/sequelize.ts";
import { buildListing, buildUser } from "../factories.ts";
import { createClick, createPayme, createUzum, type Order, Till } from "./banks.ts";
import type { FragileApi } from "./fragileApi.ts";

const offers = await PromotionOffer.findAll();
const pack = (await CoinPack.findOne({ where: { coins: 100 } }))!;

const pick = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;
const chance = (share: number) => Math.random() < share;

/** Does again what a cut connection has broken; whatever is done so may be done twice without harm. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || !error.name.startsWith("Sequelize")) throw error;
      await pause(20);
    }
  }
}

/** Does what may be refused, also because it was heard the first time. */
const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  insist(work).catch((error: unknown) => {
    if (error instanceof RuleError) return undefined;
    throw error;
  });

/** Somebody with a listing, who does whatever comes to mind, and what providers hold of their money. */
export class Client {
  readonly tills: Record<Provider, Till> = {
    payme: new Till(),
    click: new Till(),
    uzum: new Till(),
    stars: new Till(),
  };
  /** Coins that an operator has given. */
  given = 0;
  removals = 0;
  /** Payments that went back after they had bought something, by method. */
  readonly returns = new Set<string>();
  readonly userId: number;
  readonly #api: FragileApi;
  readonly #listingId: number;
  readonly #telegramId: number;
  readonly #token: string;
  readonly #banks: Record<Exclude<Provider, "stars">, (order: Order) => Promise<void>>;

  constructor(api: FragileApi, listing: Listing, telegramId: number, token: string) {
    this.#api = api;
    this.userId = listing.ownerId;
    this.#listingId = listing.id;
    this.#telegramId = telegramId;
    this.#token = token;
    this.#banks = {
      payme: createPayme(api, this.tills.payme),
      click: createClick(api, this.tills.click),
      uzum: createUzum(api, this.tills.uzum),
    };
  }

  static async make(api: FragileApi): Promise<Client> {
    const { id, telegramId } = await buildUser({ botStartedAt: new Date() });
    const listing = await buildListing({ ownerId: id });
    return new Client(api, listing, telegramId!, await makeAccessToken(id, new Date()));
  }

  async #post(path: string, body: object) {
    const { status, text } = await this.#api.ask(path, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${this.#token}`,
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
      },
      body: JSON.stringify(body),
    });
    return { status, body: JSON.parse(text) as Order };
  }

  #features() {
    const types = new Set(["TopUp", "Vip", "Premium"].filter(() => Math.random() < 0.5));
    const chosen = [...types].map((type) => pick(offers.filter((offer) => offer.type === type)).id);
    return chosen.length > 0 ? chosen : [pick(offers).id];
  }

  async #getCoins() {
    const cause = `adjusted:${randomUUID()}`;
    const coins = 50 + Math.floor(Math.random() * 200);
    const entries = [["adjustment", -coins] as const, [this.userId, coins] as const];
    await insist(() => move({ cause, kind: "adjusted", entries }));
    this.given += coins;
  }

  async #promote() {
    const path = "/api/user/telegram/available-features/promote";
    const wish = { telegramProductId: this.#listingId, featureIds: this.#features() };
    await Promise.all([this.#post(path, wish), this.#post(path, wish)]);
  }

  async #pay() {
    const paymentSystem = pick(Object.keys(this.#banks) as Exclude<Provider, "stars">[]);
    const wish = { paymentSystem, productId: this.#listingId, featureIds: this.#features() };
    const { status, body } = await this.#post("/api/user/telegram/transactions", wish);
    const bank = this.#banks[paymentSystem];
    if (status === 201) await Promise.all([bank(body), bank(body)]);
  }

  #buyWithStars(): Promise<Transaction> {
    const wish = { userId: this.userId, listingId: this.#listingId, featureIds: this.#features() };
    return chance(0.5) ? buyPack(this.userId, pack.id) : createTransaction({ ...wish, method: "stars" });
  }

  /** Some invoices are paid twice; the second payment is kept to be given back. */
  async #payWithStars() {
    const bought = await attempt(() => this.#buyWithStars());
    const times = chance(0.2) ? 2 : 1;
    for (let turn = 0; bought && turn < times; turn += 1) {
      const received = {
        chargeId: randomUUID(),
        paidAt: new Date(),
        payload: String(bought.id),
        amount: bought.stars!,
        currency: "XTR",
        telegramId: this.#telegramId,
      };
      await Promise.all([insist(() => receiveStars(received)), insist(() => receiveStars(received))]);
      this.tills.stars.coins += bought.coins;
      this.tills.stars.payments += 1;
    }
  }

  async #comeAndGo() {
    const headers = { Authorization: `Bearer ${this.#token}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ id: this.#listingId, reason: "Other" });
    await this.#api.ask("/api/user/telegram/products", { method: "DELETE", headers, body });
    await this.#putOnSale();
  }

  #putOnSale() {
    const onSale = { status: "active", closeReason: null, rejectReason: null } as const;
    return insist(() => Listing.update(onSale, { where: { id: this.#listingId } }));
  }

  /** A moderator takes the listing down, and is found to have been wrong. */
  async #beRemoved() {
    await attempt(() =>
      transact(async () => {
        const listing = await Listing.findByPk(this.#listingId, { lock: true, rejectOnEmpty: true });
        await removeListing(listing, { reason: "other", note: null, isSellersFault: chance(0.2) });
        this.removals += 1;
      }),
    );
    await this.#putOnSale();
  }

  /** Gives a paid transaction back as its method does it: some may be refused, of others the money is gone already. */
  async #giveBack({ id: transactionId, method }: Transaction) {
    if (method === "coins") return refundByHand(transactionId, null);
    if (method !== "stars") return noteReturned({ transactionId, adminId: null, note: "storm" });
    if (chance(0.3)) return refundByHand(transactionId, null);
    const payment = await ProviderPayment.findOne({ where: { transactionId, state: "performed" } });
    if (payment) await takeRefund(payment.externalId);
  }

  /** A payment goes back while a moderator comes, or coins are spent on the same listing. */
  async #takeBack() {
    const where = { userId: this.userId, status: "Paid" } as const;
    const order = chance(0.5) ? [sequelize.random()] : [["id", "desc"] as [string, string]];
    const transaction = await insist(() => Transaction.findOne({ where, order }));
    if (!transaction) return;
    const beside = pick([() => this.#beRemoved(), () => this.#promote(), async () => {}]);
    await Promise.all([attempt(() => this.#giveBack(transaction)), beside()]);
    const { status, method, coins } = await insist(() => transaction.reload());
    if (status !== "Refunded") return;
    this.returns.add(method);
    if (method !== "coins") this.tills[method].coins -= coins;
  }

  /** Does one thing or another. */
  act(): Promise<unknown> {
    const kind = Math.random();
    if (kind < 0.15) return this.#getCoins();
    if (kind < 0.35) return this.#promote();
    if (kind < 0.65) return this.#pay();
    if (kind < 0.75) return this.#payWithStars();
    if (kind < 0.8) return this.#comeAndGo();
    return kind < 0.85 ? this.#beRemoved() : this.#takeBack();
  }
}
