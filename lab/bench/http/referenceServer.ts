import Koa from "koa";
import compress from "koa-compress";
import pg from "pg";
import { config } from "#config";
import { POOL_SIZE } from "#db/poolSize.ts";
import { serve } from "../serve.ts";
import type { Row } from "./referenceAnswers.ts";

// Sums and counters are numbers, as ours are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Another server to compare ours with: bare Koa and pg, one prepared statement an answer, the JSON made from its rows. */
export const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: POOL_SIZE });

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

/** The rows of a prepared statement. */
export async function ask({ text, values }: Asked): Promise<Row[]> {
  return (await pool.query({ name: nameOf(text), text, values: [...values] })).rows;
}

/** Serves answers until the parent lets go. */
export function serveReference(answer: (path: string, asked: URLSearchParams) => Promise<unknown>): void {
  const app = new Koa();
  // Only where an answer is asked for compressed, as ours compresses then.
  app.use(compress({ threshold: 1024, br: {}, gzip: {}, deflate: false }));
  app.use(async (ctx) => {
    ctx.body = await answer(ctx.path, new URLSearchParams(ctx.querystring));
  });
  const server = app.listen(config.PORT, "127.0.0.1");
  serve({}, async () => {
    server.closeAllConnections();
    server.close();
    await pool.end();
  });
}
