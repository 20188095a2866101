import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { cache } from "../cache/cache.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { chatKeyOf, type StoredUpdate } from "./storedUpdate.ts";

/** Channel on which the bot hears that updates have come. */
export const UPDATES_CHANNEL = "bot-updates";

/** PostgreSQL refuses NUL and halves of surrogate pairs, both of which a stranger's client may send. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string"
    ? value.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\ufffd")
    : value;
}

/**
 * Saves an update for the bot to work on and wakes it; one that has come before is left alone.
 * @returns whether it was new.
 */
export async function storeUpdate(update: StoredUpdate): Promise<boolean> {
  const rows = await sequelize.query(
    `insert into bot_updates (update_id, chat_key, payload) values ($id, $chatKey, $payload::jsonb)
     on conflict (update_id) do nothing
     returning update_id`,
    {
      type: QueryTypes.SELECT,
      bind: {
        id: update.update_id,
        chatKey: chatKeyOf(update),
        payload: JSON.stringify(update, storable),
      },
    },
  );
  await cache.publish(UPDATES_CHANNEL).catch((error: unknown) => {
    // The update is saved, and the bot looks by itself twice a second.
    log.warn({ error: describeError(error) }, "the bot could not be woken");
  });
  return rows.length > 0;
}
