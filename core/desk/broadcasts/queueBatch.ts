import { Priority } from "#core/platform/outbox/message.ts";
import { Broadcast as BroadcastModel } from "#db/models/Broadcast.ts";
import { maybe, number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { audienceSql } from "./audienceSql.ts";
import { BROADCAST, type Broadcast, broadcastRow } from "./broadcast.ts";

/** The most messages that wait in the outbox: twenty seconds of sending, so that a stop has little to withdraw. */
const AHEAD = 500;

const QUEUE = (who: string) => `
  with people as (
    select u.id, u.telegram_id from users u
    where u.id > $afterId and ${who}
    order by u.id limit $limit
  ), queued as (
    insert into outbox (user_id, chat_id, broadcast_id, cause, priority, message)
    select id, telegram_id, $id::integer, 'broadcast:' || $id::integer || ':to:' || id, ${Priority.broadcast},
      jsonb_build_object('live', 'broadcast', 'id', $id::integer)
    from people
    on conflict (cause) do nothing
  )
  select count(*)::integer as count, max(id) as "lastId" from people`;

const END = `
  update broadcasts b set status = 'sent', ended_at = now()
  where id = $id and not exists (select from outbox where broadcast_id = $id and status = 'queued')`;

/** Puts the next people's messages into the outbox, or ends the broadcast when there is nobody left. */
async function goOn({ id, afterId, audience, isAllQueued }: Broadcast): Promise<number> {
  const [waiting] = await rows(
    { count: number },
    "select count(*)::integer as count from outbox where broadcast_id = $id and status = 'queued'",
    { id },
  );
  const limit = AHEAD - (waiting?.count ?? 0);
  if (isAllQueued) {
    await sequelize.query(END, { bind: { id } });
    return 0;
  }
  if (limit <= 0) return 0;
  const [added] = await rows({ count: number, lastId: maybe(number) }, QUEUE(audienceSql(audience)), {
    id,
    afterId,
    limit,
  });
  const count = added?.count ?? 0;
  await BroadcastModel.update(
    { afterId: added?.lastId ?? afterId, isAllQueued: count < limit },
    { where: { id } },
  );
  return count;
}

/**
 * Moves the broadcast that is on its way on by one batch. How far it is stands in its row, written with the batch, so any
 * worker goes on where another was killed; while one does, others do nothing.
 * @returns how many messages were queued.
 */
export function queueBatch(): Promise<number> {
  return transact(async () => {
    const [broadcast] = await rows(
      broadcastRow,
      `select ${BROADCAST} from broadcasts b where status = 'sending' for update skip locked`,
    );
    return broadcast ? goOn(broadcast) : 0;
  });
}
