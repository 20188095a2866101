import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { QueryTypes } from "sequelize";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccessToken } from "../../core/auth/accessTokens.ts";
import { checkLedger } from "../../core/ledger/checkLedger.ts";
import { move } from "../../core/ledger/move.ts";
import { buyPack } from "../../core/payments/buyPack.ts";
import { receiveStars } from "../../core/payments/stars/receive.ts";
import { CoinPack } from "../../db/models/CoinPack.ts";
import { Listing } from "../../db/models/Listing.ts";
import { PromotionOffer } from "../../db/models/PromotionOffer.ts";
import { Transaction } from "../../db/models/Transaction.ts";
import { sequelize } from "../../db/sequelize.ts";
import { buildListing, buildUser, sellServices } from "../factories.ts";
import { createClick, createPayme, createUzum, type Order, Till } from "./banks.ts";
import { FragileApi } from "./fragileApi.ts";

/** `STORM_OPERATIONS=10000 npx vitest run tests/storm` for a long one. */
const OPERATIONS = Number(process.env.STORM_OPERATIONS ?? 1000);
const CLIENTS = 20;

const api = new FragileApi([28_310, 28_311]);
const tills = { payme: new Till(), click: new Till(), uzum: new Till(), stars: new Till() };
const given = new Till();
const banks = {
  payme: createPayme(api, tills.payme),
  click: createClick(api, tills.click),
  uzum: createUzum(api, tills.uzum),
};
const storm = { isOver: false, cuts: 0 };

await sellServices();
const offers = await PromotionOffer.findAll();
const pack = (await CoinPack.findOne({ where: { coins: 100 } }))!;
beforeAll(() => api.start(), 60_000);
afterAll(() => api.stop());

const pick = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;

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

/** Cuts a connection to the database now and then, whoever's it is. */
async function cutConnections(): Promise<void> {
  while (!storm.isOver) {
    await pause(150);
    storm.cuts += await sequelize
      .query<{ count: number }>(
        `select count(pg_terminate_backend(pid))::integer as count from (
           select pid from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
           order by random() limit 1) unlucky`,
        { type: QueryTypes.SELECT },
      )
      .then(([row]) => row?.count ?? 0)
      .catch(() => 0);
  }
}

class Client {
  readonly #listing: Listing;
  readonly #telegramId: number;
  readonly #token: string;

  constructor(listing: Listing, telegramId: number, token: string) {
    this.#listing = listing;
    this.#telegramId = telegramId;
    this.#token = token;
  }

  static async make(): Promise<Client> {
    const { id, telegramId } = await buildUser({ botStartedAt: new Date() });
    const listing = await buildListing({ ownerId: id });
    return new Client(listing, telegramId!, await makeAccessToken(id, new Date()));
  }

  async #post(path: string, body: object) {
    const { status, text } = await api.ask(path, {
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

  async getCoins() {
    const cause = `given:${randomUUID()}`;
    const coins = 50 + Math.floor(Math.random() * 200);
    const entries = [["adjustment", -coins] as const, [this.#listing.ownerId, coins] as const];
    const kind = "adjusted" as const;
    await insist(() => move({ cause, kind, entries: entries.map(([account, amount]) => [account, amount]) }));
    given.coins += coins;
  }

  async promote() {
    const path = "/api/user/telegram/available-features/promote";
    const wish = { telegramProductId: this.#listing.id, featureIds: this.#features() };
    await Promise.all([this.#post(path, wish), this.#post(path, wish)]);
  }

  async pay() {
    const paymentSystem = pick(["payme", "click", "uzum"] as const);
    const wish = { paymentSystem, productId: this.#listing.id, featureIds: this.#features() };
    const { status, body } = await this.#post("/api/user/telegram/transactions", wish);
    if (status === 201) await Promise.all([banks[paymentSystem](body), banks[paymentSystem](body)]);
  }

  /** Some invoices are paid twice; the second payment is kept to be given back. */
  async payWithStars() {
    const { id, stars } = await insist(() => buyPack(this.#listing.ownerId, pack.id));
    const times = Math.random() < 0.2 ? 2 : 1;
    for (let turn = 0; turn < times; turn += 1) {
      const received = {
        ...{ chargeId: randomUUID(), paidAt: new Date(), payload: String(id), amount: stars! },
        ...{ currency: "XTR", telegramId: this.#telegramId },
      };
      await Promise.all([insist(() => receiveStars(received)), insist(() => receiveStars(received))]);
      tills.stars.coins += pack.coins;
      tills.stars.payments += 1;
    }
  }

  async comeAndGo() {
    const headers = { Authorization: `Bearer ${this.#token}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ id: this.#listing.id, reason: "Other" });
    await api.ask("/api/user/telegram/products", { method: "DELETE", headers, body });
    const onSale = { status: "active", closeReason: null } as const;
    await insist(() => Listing.update(onSale, { where: { id: this.#listing.id } }));
  }

  act(): Promise<unknown> {
    const kind = Math.random();
    if (kind < 0.25) return this.getCoins();
    if (kind < 0.5) return this.promote();
    if (kind < 0.85) return this.pay();
    return kind < 0.95 ? this.payWithStars() : this.comeAndGo();
  }
}

/** What is entered between a provider and us, in coins. */
async function balanceOf(kind: string): Promise<number> {
  return (await checkLedger()).balances[kind] ?? 0;
}

test(`${OPERATIONS} operations of ${CLIENTS} at once, killed and cut all the while: nothing lost, nothing doubled`, async () => {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => Client.make()));
  const disturbing = [api.killInTurn(storm, () => 500 + Math.random() * 1500), cutConnections()];
  await Promise.all(
    clients.map(async (client) => {
      for (let turn = 0; turn < OPERATIONS / CLIENTS; turn += 1) await client.act();
    }),
  );
  storm.isOver = true;
  await Promise.all(disturbing);
  await pause(500);

  expect(api.kills).toBeGreaterThan(0);
  expect(storm.cuts).toBeGreaterThan(0);
  expect((await checkLedger()).faults).toEqual([]);
  for (const provider of ["payme", "click", "uzum", "stars"] as const) {
    expect(await balanceOf(provider), provider).toBe(-tills[provider].coins);
    expect(tills[provider].payments, provider).toBeGreaterThan(0);
  }
  expect(await balanceOf("adjustment")).toBe(-given.coins);
  expect(await Transaction.count({ where: { status: "Pending" } })).toBe(0);
}, 600_000);
