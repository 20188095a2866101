import { QueryTypes } from "sequelize";
import { BotStorageEntry } from "#db/models/BotStorageEntry.ts";
import { json, number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";

/** Reads, writes and forgets values by key, as sessions and conversations of grammY want it. */
export interface BotStorage<Value> {
  read(key: string): Promise<Value | undefined>;
  write(key: string, value: Value): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Milliseconds since a value was written; undefined where there is none. */
export async function ageOf(prefix: string, key: string): Promise<number | undefined> {
  const [row] = await rows(
    { ms: number },
    `select extract(epoch from now() - updated_at)::float8 * 1000 as ms from bot_storage where key = $key`,
    { key: prefix + key },
  );
  return row?.ms;
}

/** A part of the table `bot_storage`, its keys beginning with `prefix`. */
export function botStorage<Value>(prefix: string): BotStorage<Value> {
  return {
    read: async (key) => {
      const [row] = await rows({ value: json<Value>() }, "select value from bot_storage where key = $key", {
        key: prefix + key,
      });
      return row?.value;
    },
    write: async (key, value) => {
      await sequelize.query(
        `insert into bot_storage (key, value) values ($key, $value::jsonb)
         on conflict (key) do update set value = excluded.value, updated_at = now()`,
        { type: QueryTypes.INSERT, bind: { key: prefix + key, value: JSON.stringify(value) } },
      );
    },
    delete: async (key) => {
      await BotStorageEntry.destroy({ where: { key: prefix + key } });
    },
  };
}
