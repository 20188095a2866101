import Koa from "koa";
import compress from "koa-compress";
import pg from "pg";
import { config } from "#config";
import { POOL_SIZE } from "#db/sequelize.ts";
import { serve } from "../serve.ts";
import { card, type Row, whole } from "./referenceAnswers.ts";
import { feedPage, feedSql, positionOf, type TopUp, topUpsSql } from "./referenceFeed.ts";
import { countSql, listingSql, listSql, similarSql, topSql } from "./referenceSql.ts";

/** Another server to compare ours with: bare Koa and pg, one prepared statement an answer, the JSON made from its rows. */
const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: POOL_SIZE });
const categories = await pool.query<{ id: number; depth: number }>(`
  select c.id, 1 + (p.id is not null)::integer + (p.parent_id is not null)::integer as depth
  from categories c left join categories p on p.id = c.parent_id`);
const depths = new Map(categories.rows.map(({ id, depth }) => [String(id), depth]));

// Who pays is known for a second, as with us.
let topUps = (await pool.query<TopUp>(topUpsSql)).rows;
const renewing = setInterval(async () => {
  topUps = (await pool.query<TopUp>(topUpsSql)).rows;
}, 1000);

const names = new Map<string, string>();
/** One name for each text, as a prepared statement has. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `s${names.size}`;
  names.set(text, known);
  return known;
}

interface Asked {
  text: string;
  values: readonly unknown[];
}

async function ask({ text, values }: Asked): Promise<Row[]> {
  return (await pool.query<Row>({ name: nameOf(text), text, values: [...values] })).rows;
}

async function answer(path: string, asked: URLSearchParams): Promise<unknown> {
  const last = path.slice(path.lastIndexOf("/") + 1);
  const depth = depths.get(asked.get("categoryId") ?? "") ?? 0;
  if (last === "count") return (await ask(countSql(asked, depth)))[0];
  if (last === "feed") {
    const position = positionOf(asked);
    return feedPage(await ask(feedSql(asked, position, topUps)), position);
  }
  if (last === "products") return { data: (await ask(listSql(asked, depth))).map(card) };
  if (last === "top") return { data: (await ask({ text: topSql, values: [] })).map(card) };
  if (path.includes("/similar/"))
    return { data: (await ask({ text: similarSql, values: [last] })).map(card) };
  return (await ask({ text: listingSql, values: [last] })).map(whole)[0];
}

const app = new Koa();
// Only where an answer is asked for compressed, as ours compresses then.
app.use(compress({ threshold: 1024, br: {}, gzip: {}, deflate: false }));
app.use(async (ctx) => {
  ctx.body = await answer(ctx.path, new URLSearchParams(ctx.querystring));
});
const server = app.listen(config.PORT, "127.0.0.1");

serve({}, async () => {
  clearInterval(renewing);
  server.closeAllConnections();
  server.close();
  await pool.end();
});
