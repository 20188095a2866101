import { RuleError } from "#core/platform/errors/RuleError.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { number, text } from "#db/rows.ts";
import { cardFields, orderJoins, parcelSql } from "./orderSql.ts";

const statement = {
  name: "count-orders",
  text: `select count(*)::integer as count from orders o
    where created_at > now() - make_interval(days => $1) and not has_failed(o)`,
};

/** Orders of the last so many days that haven't come to nothing. */
export async function countOrders(days: number): Promise<number> {
  const [row] = await read({ count: number }, statement, [days], { fromReplica: true });
  return row?.count ?? 0;
}

const list = {
  name: "orders",
  text: `select coalesce(json_agg(json_build_object(${cardFields}) order by o.id desc), '[]')::text as json
    from (select id from orders where user_id = $1 and ($2::integer is null or id < $2)
      order by id desc offset $3 limit $4) page join orders o on o.id = page.id ${orderJoins}`,
};

const movesSql = `(select json_agg(json_build_object('to', m.to_status, 'at', iso_time(m.created_at),
    'note', m.note) order by m.id) from order_moves m where m.order_id = o.id)`;

const featuresSql = `(select coalesce(json_agg(json_build_object('id', f.id, 'title', f.title_en, 'title_hi', f.title_hi)
    order by f.position), '[]') from product_features f where f.product_id = o.product_id)`;

const reviewSql =
  "(select json_build_object('stars', r.stars, 'text', r.answer) from reviews r where r.order_id = o.id)";

const whole = {
  name: "order",
  text: `select json_build_object(${cardFields}, 'price', o.price, 'discountedPrice', o.discounted_price,
      'delivery', delivery_of(o), 'parcel', ${parcelSql}, 'moves', coalesce(${movesSql}, '[]'), 'features', ${featuresSql},
      'review', ${reviewSql})::text as json
    from orders o ${orderJoins} where o.user_id = $1 and o.id = $2`,
};

interface Page {
  /** An order's id: what was ordered before it. */
  after?: number | undefined;
  skip: number;
  take: number;
}

/** A person's orders, the newest first. */
export async function listOrders(userId: number, { after, skip, take }: Page): Promise<ReadyJson> {
  const [row] = await read({ json: text }, list, [userId, after ?? null, skip, take]);
  return new ReadyJson(row?.json ?? "[]");
}

/**
 * A person's own order whole.
 * @throws {RuleError} not_found
 */
export async function readOrder(userId: number, id: number): Promise<ReadyJson> {
  const [row] = await read({ json: text }, whole, [userId, id]);
  if (!row) throw new RuleError("not_found", "No such order of this person");
  return new ReadyJson(row.json);
}
