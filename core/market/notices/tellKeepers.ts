import { z } from "zod";
import { config } from "#config";
import { ListingChange } from "#db/models/ListingChange.ts";
import { maybe, number, rows, text } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { wantsToHear } from "./keeperSql.ts";
import { ListingChangeKind } from "./noteListingChange.ts";
import { noticedRow, queueListingNotice } from "./queueListingNotice.ts";

/** People looked at in one transaction. */
const BATCH = 200;
/** A slip that is mended within it is told to nobody, and what goes at once is told at once: 5 minutes. */
const SETTLING_MS = 300_000;
/** A person is told of the price of a listing once a day at most. */
const PRICE_EVERY_MS = 86_400_000;

const changeRow = {
  id: number,
  listingId: number,
  kind: ListingChangeKind,
  oldPrice: number,
  oldCurrency: text,
  afterUserId: number,
};

/** Takes one change. Changes that another worker holds are left to that worker. */
const TAKE = `
  select id, listing_id as "listingId", kind, old_price as "oldPrice", old_currency as "oldCurrency",
    after_user_id as "afterUserId"
  from listing_changes order by id limit 1 for update skip locked`;

const KEEPERS = `
  keepers as materialized (
    select f.user_id, f.price_told_at, f.gone_told_at, f.is_hushed,
      coalesce(f.known_price, $oldPrice::bigint) as price, coalesce(f.known_currency, $oldCurrency::text) as currency
    from favourites f where f.listing_id = $listingId and f.user_id > $afterUserId
    order by f.user_id limit ${BATCH})`;

const due: Record<ListingChangeKind, { kind: "PriceDrop" | "ListingGone"; when: string }> = {
  price: {
    kind: "PriceDrop",
    when: `l.status = 'active' and is_cheaper(l, f.price, f.currency, $rate)`,
  },
  gone: { kind: "ListingGone", when: `is_off_sale(l) and f.gone_told_at is null` },
};

/** A notice that still waits is locked rather than passed over: whoever opens it now has seen this change or lets it be new. */
function writeSql(change: ListingChangeKind): string {
  const { kind, when } = due[change];
  const isPrice = kind === "PriceDrop";
  return `
    with ${KEEPERS}, written as (
      insert into listing_notices (kind, user_id, listing_id, known_price, known_currency)
      select '${kind}', f.user_id, l.id, ${isPrice ? "f.price, f.currency" : "null, null"}
      from keepers f join users u on u.id = f.user_id join listings l on l.id = $listingId
      where ${when} and ${wantsToHear(kind)}
      order by f.user_id
      on conflict (user_id, kind, listing_id) where state = 'queued' and kind <> 'StillSelling'
        do update set kind = excluded.kind
      returning id, user_id, xmax = 0 as is_new)
    select (select max(user_id) from keepers) as last, (select count(*)::integer from keepers) as count,
      (select coalesce(json_agg(json_build_object(
          'id', w.id, 'userId', w.user_id, 'toldAt', ${isPrice ? "milliseconds_of(f.price_told_at)" : "null"}) order by w.id), '[]')
        from written w join keepers f on f.user_id = w.user_id
        where w.is_new) as notices`;
}

const statements = { price: writeSql("price"), gone: writeSql("gone") };

const batchRow = {
  last: maybe(number),
  count: number,
  notices: z.array(z.strictObject({ ...noticedRow, toldAt: maybe(number) })),
};

/** Looks at the next people of the first change that nobody holds; nothing when there is none. */
function takeBatch(now: Date): Promise<number | undefined> {
  return transact(async () => {
    const [change] = await rows(changeRow, TAKE);
    if (!change) return undefined;
    const { id, kind, ...asked } = change;
    const [batch] = await rows(batchRow, statements[kind], { ...asked, rate: config.UYE_RATE_SUM });
    const { last = null, count = 0, notices = [] } = batch ?? {};
    for (const { toldAt, ...notice } of notices) {
      const dueAt = Math.max(now.getTime() + SETTLING_MS, (toldAt ?? 0) + PRICE_EVERY_MS);
      await queueListingNotice(notice, new Date(dueAt));
    }
    await (count < BATCH
      ? ListingChange.destroy({ where: { id } })
      : ListingChange.update({ afterUserId: last ?? 0 }, { where: { id } }));
    return notices.length;
  });
}

/**
 * Tells people who keep listings what has become of those: cheaper, or off sale. It goes through them in batches, each
 * kept as it is done, so that whoever ends in the middle is followed by whoever goes on there. It may run at several places
 * at once.
 * @returns how many are told.
 */
export async function tellKeepers({
  now = new Date(),
  stopping,
}: {
  now?: Date;
  stopping?: AbortSignal;
} = {}): Promise<number> {
  let total = 0;
  while (!stopping?.aborted) {
    const told = await takeBatch(now);
    if (told === undefined) break;
    total += told;
  }
  return total;
}
