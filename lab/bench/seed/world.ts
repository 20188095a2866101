import type pg from "pg";
import { clientRows, number, text } from "#db/rows.ts";

/** Ids of the reference data by what the seeds call them. */
export interface World {
  category: (link: string) => number;
  region: (slug: string) => number;
  city: (slug: string) => number;
  district: (slug: string) => number;
  parameter: (categoryLink: string, key: string) => number;
}

async function finder(client: pg.Client, what: string, query: string): Promise<(key: string) => number> {
  const rows = await clientRows(client, { key: text, id: number }, query);
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The reference data has no ${what} ${key}`);
    return id;
  };
}

export async function readWorld(client: pg.Client): Promise<World> {
  const bySlug = (table: string) => finder(client, table, `select slug as key, id from ${table}`);
  const parameter = await finder(
    client,
    "parameter",
    `select c.link || ' ' || p.key as key, p.id
     from category_parameters p join categories c on c.id = p.category_id`,
  );
  return {
    category: await finder(client, "category", "select link as key, id from categories"),
    region: await bySlug("regions"),
    city: await bySlug("cities"),
    district: await bySlug("districts"),
    parameter: (link, key) => parameter(`${link} ${key}`),
  };
}
