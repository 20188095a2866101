import type { z } from "zod";
import type { OrderStatus } from "#contract/groups.ts";
import type { AdminOrder } from "#contract/orders.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { read } from "#db/readPool.ts";
import { json, number } from "#db/rows.ts";
import { orderFields, orderJoins } from "./orderSql.ts";
import { allowedMoves } from "./orderStates.ts";

interface Asked {
  status?: OrderStatus | undefined;
  /** Part of a number, a phone or a name. */
  query?: string | undefined;
  /** Only those whose buyers are to be called. */
  toCall: boolean;
  skip: number;
  take: number;
}

type Sent = z.input<typeof AdminOrder>;

const movesSql = `(select json_agg(json_build_object('to', m.to_status, 'at', iso_time(m.created_at), 'note', m.note,
    'by', case when by.id is not null then json_build_object('id', by.id, 'firstName', by.first_name) end) order by m.id)
  from order_moves m left join users by on by.id = m.by_id where m.order_id = o.id)`;

const orderSql = `json_build_object(${orderFields}, 'delivery', delivery_of(o),
  'buyer', json_build_object('id', u.id, 'firstName', u.first_name, 'phoneNumber', u.phone_number,
    'isReachable', is_reachable(u)),
  'toCallAt', case when o.status = 'placed' then iso_time(o.to_call_at) end,
  'moves', coalesce(${movesSql}, '[]'))`;

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
function conditionOf({ status, query, toCall }: Asked): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const parts = [
    ...(toCall ? ["o.status = 'placed' and o.to_call_at is not null"] : []),
    ...(status ? [`o.status = ${value(status)}`] : []),
    ...(query?.trim() ? [MATCHES.replaceAll("$like", value(likeOf(query)))] : []),
  ];
  return { where: parts.length > 0 ? `where ${parts.join(" and ")}` : "", values };
}

/** Orders of everybody for the shop, the newest first; those to be called about, the longest waiting first. */
export async function listAllOrders(asked: Asked): Promise<{ data: Sent[]; total: number }> {
  const { where, values } = conditionOf(asked);
  const byTurn = asked.toCall ? "o.to_call_at, o.id" : "o.id desc";
  const place = values.length;
  const [counted] = await read(
    { total: number },
    { text: `select count(*)::integer as total from orders o ${where}` },
    values,
  );
  const rows = await read(
    { json: json<Omit<Sent, "allowedMoves">>() },
    {
      text: `select ${orderSql} as json
        from (select o.* from orders o ${where} order by ${byTurn} offset $${place + 1} limit $${place + 2}) o
        join users u on u.id = o.user_id ${orderJoins} order by ${byTurn}`,
    },
    [...values, asked.skip, asked.take],
  );
  const data = rows.map(({ json: order }) => ({
    ...order,
    allowedMoves: allowedMoves(order.status, order.group?.status ?? null),
  }));
  return { data, total: counted?.total ?? 0 };
}
