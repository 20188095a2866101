import type { z } from "zod";
import {
  type AdminOrder,
  type AdminOrderPage,
  ORDERS_COUNTED,
  type OrderQueue,
} from "#contract/adminOrders.ts";
import type { OrderStatus } from "#contract/groups.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { read } from "#db/readPool.ts";
import { json, number } from "#db/rows.ts";
import { queueSql } from "./orderQueues.ts";
import { orderFields, orderJoins, parcelSql } from "./orderSql.ts";
import { allowedMoves } from "./orderStates.ts";

interface Asked {
  status?: OrderStatus | undefined;
  queue?: OrderQueue | undefined;
  /** Part of a number, a phone or a name. */
  query?: string | undefined;
  /** Only those whose buyers are to be called. */
  toCall: boolean;
  skip: number;
  take: number;
}

type Sent = z.input<typeof AdminOrder>;

const personSql = (alias: string) =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name) end`;

const movesSql = `(select json_agg(json_build_object('to', m.to_status, 'at', iso_time(m.created_at), 'note', m.note,
    'by', ${personSql("by")}) order by m.id)
  from order_moves m left join users by on by.id = m.by_id where m.order_id = o.id)`;

const adminFields = `${orderFields}, 'version', o.version, 'delivery', delivery_of(o), 'parcel', ${parcelSql},
  'buyer', json_build_object('id', u.id, 'firstName', u.first_name, 'phoneNumber', u.phone_number,
    'isReachable', is_reachable(u)),
  'toCallAt', case when o.status = 'placed' then iso_time(o.to_call_at) end,
  'moves', coalesce(${movesSql}, '[]')`;

const notesSql = `(select coalesce(json_agg(json_build_object('id', n.id, 'at', iso_time(n.created_at),
    'by', ${personSql("by")}, 'text', n.text) order by n.id), '[]')
  from order_notes n left join users by on by.id = n.by_id where n.order_id = o.id)`;

const groupOrdersSql = `(select coalesce(json_agg(json_build_object('id', other.id, 'number', other.number,
    'status', other.status, 'isCreator', other.bought_as = 'creator', 'buyer', ${personSql("whose")})
    order by other.bought_as = 'creator' desc, other.id), '[]')
  from orders other join users whose on whose.id = other.user_id where other.group_id = o.group_id)`;

const historySql = `(select json_agg(json_build_object('status', status, 'count', count) order by count desc, status)
  from (select status, count(*) as count from orders where user_id = o.user_id group by status) counted)`;

/** What is known around one order. */
const pageFields = `${adminFields}, 'price', o.price, 'discountedPrice', o.discounted_price, 'notes', ${notesSql},
  'groupOrders', ${groupOrdersSql}, 'history', ${historySql}`;

/** Orders are looked up by two indices: by the order's own fields, and by its buyer. */
const MATCHES = `o.id in (
  select id from orders where lower(number || ' ' || phone_number || ' ' || recipient_name) like $like
  union
  select id from orders where user_id in (
    select id from users where lower(concat_ws(' ', first_name, last_name)) like $like or phone_number like $like))`;

/** Digits alone where it is a number or a phone, however they are parted; else small letters as they are. */
function likeOf(query: string): string {
  const isNumber = /^[\d\s()+#№-]*\d[\d\s()+#№-]*$/.test(plainDigits(query));
  const sought = isNumber ? plainDigits(query).replaceAll(/\D/g, "") : query.trim().toLowerCase();
  return `%${sought.replaceAll(/[\\%_]/g, "\\$&")}%`;
}

/** Names of statements' values become their numbers. */
function conditionOf({ status, queue, query, toCall }: Asked): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const parts = [
    ...(toCall ? [queueSql.call] : []),
    ...(queue ? [queueSql[queue]] : []),
    ...(status ? [`o.status = ${value(status)}`] : []),
    ...(query?.trim() ? [MATCHES.replaceAll("$like", value(likeOf(query)))] : []),
  ];
  return { where: parts.length > 0 ? `where ${parts.join(" and ")}` : "", values };
}

const withMoves = <Order extends Pick<Sent, "status" | "group">>(order: Order) => ({
  ...order,
  allowedMoves: allowedMoves(order.status, order.group?.status ?? null),
});

/** Orders of everybody for the shop, the newest first; those to be called about, the longest waiting first. */
export async function listAllOrders(asked: Asked): Promise<{ data: Sent[]; total: number }> {
  const { where, values } = conditionOf(asked);
  const byTurn = asked.toCall || asked.queue === "call" ? "o.to_call_at, o.id" : "o.id desc";
  const place = values.length;
  const [counted] = await read(
    { total: number },
    {
      text: `select count(*)::integer as total from (select from orders o ${where} limit ${ORDERS_COUNTED}) o`,
    },
    values,
  );
  const rows = await read(
    { json: json<Omit<Sent, "allowedMoves">>() },
    {
      text: `select json_build_object(${adminFields}) as json
        from (select o.* from orders o ${where} order by ${byTurn} offset $${place + 1} limit $${place + 2}) o
        join users u on u.id = o.user_id ${orderJoins} order by ${byTurn}`,
    },
    [...values, asked.skip, asked.take],
  );
  return { data: rows.map(({ json: order }) => withMoves(order)), total: counted?.total ?? 0 };
}

type SentPage = z.input<typeof AdminOrderPage>;

/**
 * An order whole, for the shop, as it is by now.
 * @throws {RuleError} not_found
 */
export async function readAdminOrder(id: number): Promise<SentPage> {
  const [row] = await read(
    { json: json<Omit<SentPage, "allowedMoves">>() },
    {
      name: "admin-order",
      text: `select json_build_object(${pageFields}) as json
        from orders o join users u on u.id = o.user_id ${orderJoins} where o.id = $1`,
    },
    [id],
  );
  if (!row) throw new RuleError("not_found", "No such order");
  return withMoves(row.json);
}
