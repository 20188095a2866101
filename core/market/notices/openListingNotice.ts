import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { awakeHere } from "#core/platform/time/awakeHere.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { ASKED_SINGLY } from "./askStillSelling.ts";
import { type ListingNoticeFacts, ListingNoticeKind, listNoticeFacts } from "./listNoticeFacts.ts";
import { writeListingNotices } from "./writeListingNotices.ts";

/** The notice and those that may be told with it, held until what becomes of them is written down. */
const LOCK = `
  select n.id, n.kind from listing_notices own join listing_notices n
    on n.id = own.id or (n.user_id = own.user_id and n.kind = own.kind and n.kind <> 'PriceDrop'
      and (n.state = 'queued' or n.told_with_id = own.id))
  where own.id = $id and (own.state = 'queued' or own.told_with_id = own.id)
  order by n.id for update of n`;

/** People who keep a listing know its price from now on, or that it is off sale: no later notice says the same. */
const remember: Partial<Record<ListingNoticeKind, string>> = {
  PriceDrop: `
    update favourites f set known_price = l.price, known_currency = l.currency, price_told_at = $now, gone_told_at = null
    from listing_notices n join listings l on l.id = n.listing_id
    where n.id = any($ids::integer[]) and f.user_id = n.user_id and f.listing_id = n.listing_id`,
  ListingGone: `
    update favourites f set gone_told_at = $now
    from listing_notices n
    where n.id = any($ids::integer[]) and f.user_id = n.user_id and f.listing_id = n.listing_id`,
};

const END = "update listing_notices set state = 'over', told_with_id = null where id = any($ids::integer[])";
const TELL = "update listing_notices set state = 'told', told_with_id = $id where id = any($ids::integer[])";

const run = (sql: string, bind: object) => sequelize.query(sql, { bind: { ...bind } });
const idsOf = (notices: readonly ListingNoticeFacts[]) => notices.map(({ id }) => id);

/** Which of those that are still so the message of one tells: about a few listings of an owner each asks for itself. */
function together(id: number, kind: ListingNoticeKind, true_: readonly ListingNoticeFacts[]) {
  const isSingle = kind === "StillSelling" && true_.length <= ASKED_SINGLY;
  return isSingle ? true_.filter((notice) => notice.id === id) : true_;
}

/**
 * Writes a notice about listings at the moment of its sending: none when it isn't true any more, nor at night. Other
 * waiting notices of the person are told in the same message, and not by messages of their own.
 */
export function openListingNotice(id: number): Promise<{ message: OutgoingMessage } | NotNow> {
  const now = new Date();
  return transact(async () => {
    const held = await rows({ id: number, kind: ListingNoticeKind }, LOCK, { id });
    const kind = held[0]?.kind;
    if (!kind) return { kind: "over" };
    const until = awakeHere(now);
    if (until > now) return { kind: "held", until };

    const found = await listNoticeFacts(held.map((notice) => notice.id));
    await run(END, { ids: idsOf(found.filter((notice) => !notice.isTrue)) });
    const told = together(
      id,
      kind,
      found.filter((notice) => notice.isTrue),
    );
    if (told.length === 0) return { kind: "over" };
    await run(TELL, { id, ids: idsOf(told) });
    const memory = remember[kind];
    if (memory) await run(memory, { now, ids: idsOf(told) });
    return { message: writeListingNotices(kind, told) };
  });
}
