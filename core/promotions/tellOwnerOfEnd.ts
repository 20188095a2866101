import { QueryTypes } from "sequelize";
import { config } from "#config";
import type { PromotionType } from "#contract/payKinds.ts";
import { sequelize } from "#db/sequelize.ts";
import { isReachable, type OwnersListing } from "../lifecycle/ownerNotice.ts";
import { awakeHere } from "../notices/awakeHere.ts";
import { Priority } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queueMessage.ts";
import { broughtSql, dayOf } from "./broughtSql.ts";

const ZONE = "$zone";

/** Why promotions end: they were used up, or else before their time. */
export type EndReason = "over" | "closed" | "removed" | "refunded" | "replaced";

interface Ended extends OwnersListing {
  isOnSale: boolean;
  types: PromotionType[];
  /** Transactions that have paid for them. */
  receipts: number[];
  brought: { views: number; contacts: number };
}

/** What several that run at once have brought is counted once, from the first day of the earliest. */
const FIND = `
  select l.id, l.link, l.name, l.visible as "isOnSale", u.id as "ownerId", u.telegram_id as "telegramId", span.types,
    array(select distinct b.transaction_id from promotion_purchases b
      where b.promotion_id = any($ids::integer[]) order by 1) as receipts,
    ${broughtSql((day) => `${day} between span.first_day and span.last_day`, ZONE)} as brought
  from (
    select p.listing_id, array_agg(p.type order by p.id) as types, min(${dayOf("p.paid_at", ZONE)}) as first_day,
      max(${dayOf("least(coalesce(p.ended_at, now()), now())", ZONE)}) as last_day
    from promotions p where p.id = any($ids::integer[]) group by p.listing_id) span
  join listings l on l.id = span.listing_id join users u on u.id = l.owner_id
  where ${isReachable}`;

const overKeys = {
  TopUp: "notice-top-up-over",
  Vip: "notice-vip-over",
  Premium: "notice-premium-over",
} as const;

function words({ name, types, receipts, brought }: Ended, reason: EndReason) {
  const [only] = types;
  const has = (type: PromotionType) => (types.includes(type) ? 1 : 0);
  return {
    key: reason === "over" && only ? overKeys[only] : "notice-promotion-ended",
    values: {
      ...{ name, reason, ...brought },
      ...{ isTopUp: has("TopUp"), isVip: has("Vip"), isPremium: has("Premium") },
      ...{ paid: receipts.length, receipts: receipts.map((id) => `№ ${id}`).join(", ") },
    },
  };
}

/**
 * Tells a listing's owner that promotions of it are over: what they have brought, what has paid for them, and how to begin
 * again while it is on sale. Silent when they can't be told; what ends by the clock wakes nobody.
 */
export async function tellOwnerOfEnd(ids: readonly number[], reason: EndReason = "over"): Promise<void> {
  const [ended] = await sequelize.query<Ended>(FIND, {
    type: QueryTypes.SELECT,
    bind: { ids, zone: config.REPORT_TIMEZONE },
  });
  if (!ended) return;
  const { id, ownerId, telegramId, isOnSale } = ended;
  const again = { text: { key: "button-promote-again" }, app: "market", path: `/promote/${id}` } as const;
  await queueMessage({
    ...{ userId: ownerId, chatId: telegramId, priority: Priority.notice },
    cause: `promotion-over:${ids[0]}`,
    ...(reason === "over" && { dueAt: awakeHere(new Date()) }),
    message: { text: words(ended, reason), ...(isOnSale && { buttons: [[again]] }) },
  });
}
