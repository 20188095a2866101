import { beforeEach, describe, expect, test } from "vitest";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { Block } from "#db/models/Block.ts";
import type { Listing } from "#db/models/Listing.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import type { User } from "#db/models/User.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import {
  changesLeft,
  close,
  noticeStates,
  openAll,
  queuedTo,
  reprice,
  startAnew,
} from "../../../tests/noticeFactories.ts";
import { hushFavourite } from "../favourites/hushFavourite.ts";
import { toggleFavourite } from "../favourites/toggleFavourite.ts";
import { tellKeepers } from "./tellKeepers.ts";

let listing: Listing;
let keeper: User;
beforeEach(async () => {
  ({ listing, keeper } = await startAnew());
});

/** Ways not to be told, before anything is written down and while it waits. */
const silences: [string, (user: User, listing: Listing) => Promise<unknown>][] = [
  [
    "muted the kinds",
    async ({ id }) => {
      for (const kind of ["PriceDrop", "ListingGone"] as const) await muteNotice(id, { kind, isMuted: true });
    },
  ],
  ["hushed the listing", ({ id }, of) => hushFavourite(id, of.id, true)],
  ["let it go", ({ id }, of) => toggleFavourite(id, { telegramProductId: of.id, isFavourite: false })],
  ["stopped the bot", (user) => user.update({ botStoppedAt: new Date() })],
  ["is banned", (user) => user.update({ bannedAt: new Date() })],
  [
    "blocked the seller",
    ({ id }, of) => Block.create({ blockerId: id, blockedId: of.ownerId, reason: "rude" }),
  ],
  [
    "was blocked by them",
    ({ id }, of) => Block.create({ blockerId: of.ownerId, blockedId: id, reason: "rude" }),
  ],
];

describe.each([
  ["a lower price", () => reprice(listing, 50_000)],
  ["that it is gone", () => close(listing)],
] as const)("nobody hears of %s who", (_, change) => {
  test.each(silences)("%s", async (_why, silence) => {
    await silence(keeper, listing);
    await change();
    expect(await tellKeepers()).toBe(0);
    expect(await queuedTo(keeper.id)).toEqual([]);
  });

  test.each(silences)("%s while it waited", async (_why, silence) => {
    await change();
    expect(await tellKeepers()).toBe(1);
    await silence(keeper, listing);
    expect(await openAll(keeper.id)).toEqual([]);
    expect(await noticeStates()).toEqual(["over"]);
  });
});

describe("a listing that many keep", () => {
  const MANY = 450;
  beforeEach(async () => {
    await sequelize.query(
      `with people as (
         insert into users (telegram_id, first_name, language, bot_started_at)
         select $base::bigint + n, 'Many', 'ru', now() from generate_series(1, ${MANY}) n returning id)
       insert into favourites (user_id, listing_id, known_price, known_currency)
       select id, $listingId, 100000, 'UZS' from people`,
      { bind: { base: 3_000_000_000 + listing.id * 1000, listingId: listing.id } },
    );
  });
  const toldTimes = () =>
    rows(
      { times: number, people: number },
      `select times::integer, count(*)::integer as people from (
         select user_id, count(*) as times from outbox where status = 'queued' group by user_id) told group by times`,
    );

  test("is saved by one row more, whoever keeps it", async () => {
    await reprice(listing, 50_000);
    expect(await changesLeft()).toBe(1);
    expect(await OutboxMessage.count()).toBe(0);
  });

  test("is told of by a worker that dies in the middle and by whoever goes on, to each once", async () => {
    await reprice(listing, 50_000);
    const stopping = new AbortController();
    const sent = OutboxMessage.count.bind(OutboxMessage);
    const stopped = tellKeepers({ stopping: stopping.signal });
    while ((await sent()) === 0) await new Promise((done) => setTimeout(done, 1));
    stopping.abort();
    await stopped;
    const first = await sent();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(MANY);

    // Dead before its batch was kept.
    const next = new AbortController();
    const died = transact(async () => {
      const work = tellKeepers({ stopping: next.signal });
      next.abort();
      await work;
      throw new Error("killed");
    });
    await expect(died).rejects.toThrow("killed");
    expect(await sent()).toBe(first);
    expect(await changesLeft()).toBe(1);

    await Promise.all([tellKeepers(), tellKeepers()]);
    expect(await toldTimes()).toEqual([{ times: 1, people: MANY + 1 }]);
    expect(await changesLeft()).toBe(0);
  });

  test("and that changes twice while they are told", async () => {
    await reprice(listing, 90_000);
    const telling = [tellKeepers(), tellKeepers()];
    await reprice(listing, 50_000);
    await Promise.all([...telling, tellKeepers()]);
    await tellKeepers();
    expect(await toldTimes()).toEqual([{ times: 1, people: MANY + 1 }]);
  });
});
