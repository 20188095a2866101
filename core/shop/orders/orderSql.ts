import { coverJoin } from "../products/productCardSql.ts";

const productSql = `json_build_object('id', p.id, 'link', p.link, 'title', p.title_en, 'title_hi', p.title_hi,
  'image', case when i.id is not null then json_build_object('src', i.src, 'thumbhash', i.thumbhash) end)`;

const groupSql = `case when g.id is not null then json_build_object('inviteCode', g.invite_code, 'status', status_now(g.status, g.ends_at),
  'membersCount', g.members_count, 'participantsToComplete', g.participants_to_complete,
  'endsAt', iso_time(g.ends_at)) end`;

/** The keys that buyers and the shop see of an order `o` with what they are made of; needs `orderJoins`. */
export const orderFields = `
  'id', o.id, 'number', o.number, 'status', o.status, 'createdAt', iso_time(o.created_at),
  'quantity', o.quantity, 'boughtAs', o.bought_as, 'total', o.total, 'balanceUsed', o.balance_used,
  'toPay', o.total - o.balance_used, 'cancelReason', o.cancel_reason,
  'product', ${productSql}, 'group', ${groupSql}`;

export const orderJoins = `join products p on p.id = o.product_id ${coverJoin} left join groups g on g.id = o.group_id`;

/** The part of the balance used by order `o` that came back, in paise: less where a reward was taken back from it. */
export const returnedSql = `case when o.balance_used > 0 and has_failed(o) then
    (select coalesce(sum(amount_paise), 0)::bigint from (
      select amount_paise from wallet_entries where order_id = o.id and kind = 'spent-returned'
      union all
      select amount_paise from wallet_entries where kind = 'reward-reversed' and split_part(cause, ':', 3) = o.id::text
    ) back) else 0 end`;

/** The contract's `Parcel` of order `o`. */
export const parcelSql = `case when o.carrier is not null then json_build_object('carrier', o.carrier,
  'trackingNumber', o.tracking_number, 'trackingLink', o.tracking_link) end`;

/** The keys of the contract's `OrderCard`. */
export const cardFields = `${orderFields}, 'balanceReturned', ${returnedSql},
  'isConfirmable', o.status = 'placed' and (g.id is null or g.status = 'completed'),
  'isCancellable', o.status in ('placed', 'confirmed'),
  'isRateable', o.status = 'delivered' and not exists (select from reviews where order_id = o.id)`;
