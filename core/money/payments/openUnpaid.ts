import { z } from "zod";
import { config } from "#config";
import { paymentMethods } from "#contract/payKinds.ts";
import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { boolean, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { paidElsewhereSql } from "./paidElsewhere.ts";
import { paidValues } from "./paidValues.ts";

const unpaidRow = {
  id: number,
  method: z.enum(paymentMethods),
  coins: number,
  stars: maybe(number),
  listingId: maybe(number),
  /** The listing's, null of coins. */
  name: maybe(text),
  isOnSale: boolean,
  isOpen: boolean,
  /** Until when it can be paid, as DD.MM HH:MM by the clocks of `REPORT_TIMEZONE`. */
  until: text,
};

type Unpaid = RowOf<typeof unpaidRow>;

/** An order `o` that still waits, or waited in vain, and was neither paid in another way since nor ordered again. */
const FIND = `
  select o.id, o.method, o.coins, o.stars, o.listing_id as "listingId", l.name, l.visible is true as "isOnSale",
    o.status = 'Created' and o.expires_at > now() as "isOpen",
    to_char(o.expires_at at time zone $zone::text, 'DD.MM HH24:MI') as until
  from transactions o join users u on u.id = o.user_id left join listings l on l.id = o.listing_id
  where o.status in ('Created', 'Expired') and is_reachable(u)
    and not exists (${paidElsewhereSql("o")})
    and not exists (select from transactions later
      where later.user_id = o.user_id and later.listing_id is not distinct from o.listing_id and later.id > o.id)`;

const OF_PAYMENT = `${FIND} and o.id = (select transaction_id from provider_payments where id = $id)
  and not exists (select from provider_payments again where again.transaction_id = o.id and again.id > $id)`;
const OF_ORDER = `${FIND} and o.id = $id and o.status = 'Expired'`;

function write({ id, listingId, name, isOnSale, isOpen, until, ...paid }: Unpaid): OutgoingMessage {
  const again = { text: { key: "button-pay-again" }, app: "market", path: `/promote/${listingId}` } as const;
  return {
    text: {
      key: isOpen ? "notice-payment-failed" : "notice-order-unpaid",
      values: {
        id: String(id),
        until,
        isNamed: name === null ? 0 : 1,
        name: name ?? "",
        ...paidValues(paid),
      },
    },
    ...(isOnSale && { buttons: [[again]] }),
  };
}

async function open(sql: string, id: number): Promise<{ message: OutgoingMessage } | NotNow> {
  const bind = { id, zone: config.REPORT_TIMEZONE };
  const [unpaid] = await rows(unpaidRow, sql, bind);
  return unpaid ? { message: write(unpaid) } : { kind: "over" };
}

/** Says that a payment came to nothing; nothing when its order has been paid since, or another try of it has been made. */
export const openFailedPayment = (paymentId: number) => open(OF_PAYMENT, paymentId);

/** Says that an order wasn't paid in time; nothing when the same was paid in another way, or ordered again. */
export const openExpiredOrder = (transactionId: number) => open(OF_ORDER, transactionId);
