import { z } from "zod";
import { config } from "#config";
import { type PromotionType, promotionTypes } from "#contract/payKinds.ts";
import type { OutgoingMessage } from "#core/platform/outbox/message.ts";
import { boolean, number, numbers, type RowOf, rows } from "#db/rows.ts";
import { ownersListingRow } from "../notices/ownerNotice.ts";
import { broughtSql } from "./broughtSql.ts";

const ZONE = "$zone";

/** Promotions of one listing that are over, with what they have brought. */
const endedRow = {
  ...ownersListingRow,
  isOnSale: boolean,
  types: z.array(z.enum(promotionTypes)),
  /** Transactions that have paid for them. */
  receipts: numbers,
  brought: z.strictObject({ views: number, contacts: number }),
};

export type Ended = RowOf<typeof endedRow>;

/** The effect of several that run at once is counted once, from the first day of the earliest. */
const FIND = `
  select l.id, l.link, l.name, l.visible as "isOnSale", l.owner_id as "ownerId", span.types,
    array(select distinct b.transaction_id from promotion_purchases b
      where b.promotion_id = any($ids::integer[]) order by 1) as receipts,
    ${broughtSql((day) => `${day} between span.first_day and span.last_day`, ZONE)} as brought
  from (
    select p.listing_id, array_agg(p.type order by p.id) as types, min(day_in(p.paid_at, ${ZONE})) as first_day,
      max(day_in(least(coalesce(p.ended_at, now()), now()), ${ZONE})) as last_day
    from promotions p where p.id = any($ids::integer[]) group by p.listing_id) span
  join listings l on l.id = span.listing_id`;

/** Reads what is told of promotions of one listing that are over; undefined where there are none. */
export async function readEnded(ids: readonly number[]): Promise<Ended | undefined> {
  if (ids.length === 0) return undefined;
  const [ended] = await rows(endedRow, FIND, { ids, zone: config.REPORT_TIMEZONE });
  return ended;
}

/** Which kinds they were and what they have brought, as values of a message's words. */
export function broughtValues({ types, brought }: Ended): Record<string, number> {
  const has = (type: PromotionType) => (types.includes(type) ? 1 : 0);
  return { ...brought, isTopUp: has("TopUp"), isVip: has("Vip"), isPremium: has("Premium") };
}

/** The payments that they were bought with, as values of a message's words. */
export const receiptValues = ({ receipts }: Ended): Record<string, string | number> => ({
  paid: receipts.length,
  receipts: receipts.map((id) => `№ ${id}`).join(", "),
});

/** The way to begin again, while the listing is on sale. */
export function againRows({ id, isOnSale }: Ended): NonNullable<OutgoingMessage["buttons"]> {
  return isOnSale ? [[{ text: { key: "button-promote-again" }, app: "market", path: `/promote/${id}` }]] : [];
}
