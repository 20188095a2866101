import { setTimeout as pause } from "node:timers/promises";
import { sequelize } from "#db/sequelize.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { createRowBuffer, type RowBuffer } from "./createRowBuffer.ts";

interface Recorded {
  user_id: number | null;
  created_at: string;
}

// A buffer outlives the transaction that filled it, so it never joins one.
const alone = { transaction: null };

function insertInto(table: string, columns: Record<string, string>) {
  const names = Object.keys(columns).join(", ");
  const types = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ");
  const text = `insert into ${table} (${names}) select ${names} from json_to_recordset($rows) as row(${types})`;
  return (rows: readonly unknown[]) =>
    sequelize.query(text, { bind: { rows: JSON.stringify(rows) }, ...alone });
}

const recorded = { user_id: "integer", created_at: "timestamptz" };

export const events = createRowBuffer<
  Recorded & { name: string; app: string; properties: Record<string, unknown> }
>("events", insertInto("events", { ...recorded, name: "text", app: "text", properties: "jsonb" }));

export const appOpens = createRowBuffer<
  Recorded & { deeplink: string | null; data: string | null; app: string }
>("app_opens", insertInto("app_opens", { ...recorded, deeplink: "text", data: "text", app: "text" }));

export const shares = createRowBuffer<
  Recorded & { app: string; kind: string; target: string; value: string }
>("shares", insertInto("shares", { ...recorded, app: "text", kind: "text", target: "text", value: "text" }));

export const searches = createRowBuffer<Recorded & { query: string }>(
  "searches",
  insertInto("searches", { ...recorded, query: "text" }),
);

export const categoryClicks = createRowBuffer<Recorded & { link: string }>(
  "category_clicks",
  insertInto("category_clicks", { ...recorded, link: "text" }),
);

// Listings that are gone meanwhile are left out, as one of them would fail the whole batch.
const ADD_VIEWS = `
  insert into listing_views (listing_id, day, views)
  select v.listing_id, v.day, count(*)
  from json_to_recordset($rows) as v(listing_id integer, day date)
  where exists (select from listings l where l.id = v.listing_id)
  group by v.listing_id, v.day
  order by v.listing_id, v.day
  on conflict (listing_id, day) do update set views = listing_views.views + excluded.views`;

export const listingViews = createRowBuffer<{ listing_id: number; day: string }>("listing_views", (rows) =>
  sequelize.query(ADD_VIEWS, { bind: { rows: JSON.stringify(rows) }, ...alone }),
);

// Promotions that are gone meanwhile are left out, as one of them would fail the whole batch.
const ADD_PROMOTION_VIEWS = `
  insert into promotion_views (promotion_id, views)
  select v.promotion_id, count(*)
  from json_to_recordset($rows) as v(promotion_id integer)
  where exists (select from promotions p where p.id = v.promotion_id)
  group by v.promotion_id
  order by v.promotion_id
  on conflict (promotion_id) do update set views = promotion_views.views + excluded.views`;

export const promotionViews = createRowBuffer<{ promotion_id: number }>("promotion_views", (rows) =>
  sequelize.query(ADD_PROMOTION_VIEWS, { bind: { rows: JSON.stringify(rows) }, ...alone }),
);

// Only the first look counts. Who or what is gone meanwhile is left out, as one of them would fail the whole batch.
const ADD_PRODUCT_VIEWS = `
  insert into product_views (user_id, product_id, viewed_at)
  select v.user_id, p.id, min(v.viewed_at)
  from json_to_recordset($rows) as v(user_id integer, link text, viewed_at timestamptz)
  join products p on p.link = v.link
  where exists (select from users u where u.id = v.user_id)
  group by v.user_id, p.id
  order by v.user_id, p.id
  on conflict do nothing`;

export const productViews = createRowBuffer<{ user_id: number; link: string; viewed_at: string }>(
  "product_views",
  (rows) => sequelize.query(ADD_PRODUCT_VIEWS, { bind: { rows: JSON.stringify(rows) }, ...alone }),
);

const buffers = {
  events,
  appOpens,
  shares,
  searches,
  categoryClicks,
  listingViews,
  promotionViews,
  productViews,
};

/** Rows that wait to be written, by buffer. */
export function waitingRows(): Record<string, number> {
  return Object.fromEntries(Object.entries(buffers).map(([name, buffer]) => [name, buffer.size()]));
}

const TRIES = 3;
const PAUSE_MS = 200;

/** Writes all that waits in a buffer, again where the database was away for a moment. */
async function flushOne(name: string, buffer: RowBuffer<never>): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await buffer.flush();
    } catch (error) {
      if (turn === TRIES) {
        const told = { buffer: name, lost: buffer.size(), error: describeError(error) };
        return log.error(told, "rows couldn't be written");
      }
      await pause(PAUSE_MS);
    }
  }
}

/** Writes whatever waits, for a process that is about to end or a test. */
export async function flushBuffers(): Promise<void> {
  await Promise.all(Object.entries(buffers).map(([name, buffer]) => flushOne(name, buffer)));
}
