import { clientRows, number } from "#db/rows.ts";
import { card, whole } from "./referenceAnswers.ts";
import { ask, pool, serveReference } from "./referenceServer.ts";
import { countSql, feedSql, listingSql, listSql, similarSql, topSql } from "./referenceSql.ts";

const categories = await clientRows(
  pool,
  { id: number, depth: number },
  `
  select c.id, 1 + (p.id is not null)::integer + (p.parent_id is not null)::integer as depth
  from categories c left join categories p on p.id = c.parent_id`,
);
const depths = new Map(categories.map(({ id, depth }) => [String(id), depth]));

async function answer(path: string, asked: URLSearchParams): Promise<unknown> {
  const last = path.slice(path.lastIndexOf("/") + 1);
  const depth = depths.get(asked.get("categoryId") ?? "") ?? 0;
  if (last === "count") return (await ask(countSql(asked, depth)))[0];
  if (last === "feed") {
    const data = (await ask(feedSql(asked))).map(card);
    const end = data.at(-1);
    return { data, cursor: end ? `${end.createdAt}-${end.id}` : null, widened: null };
  }
  if (last === "products") return { data: (await ask(listSql(asked, depth))).map(card) };
  if (last === "top") return { data: (await ask({ text: topSql, values: [] })).map(card) };
  if (path.includes("/similar/"))
    return { data: (await ask({ text: similarSql, values: [last] })).map(card) };
  return (await ask({ text: listingSql, values: [last] })).map(whole)[0];
}

serveReference(answer);
