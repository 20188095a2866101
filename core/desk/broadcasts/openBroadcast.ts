import { QueryTypes } from "sequelize";
import type { NotNow } from "#core/platform/outbox/message.ts";
import type { Opened, Opening } from "#core/platform/outbox/messageKinds.ts";
import { boolean, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { audienceSql } from "./audienceSql.ts";
import { BROADCAST, broadcastRow, toMessage } from "./broadcast.ts";
import { TRYING } from "./noteTry.ts";
import { renderBroadcast } from "./renderBroadcast.ts";

/**
 * Reads what a broadcast says, at the moment of sending: nothing once it was stopped, or to who has muted news since. An
 * earlier try that left no word of how it ended may have arrived, so it isn't made again: each hears it once at most. Who
 * was killed before it tried has left no note (`noteTry`), and somebody else makes that try.
 */
export async function openBroadcast(broadcastId: number, { id, userId }: Opening): Promise<Opened | NotNow> {
  const [broadcast] = await rows(
    { ...broadcastRow, isTried: boolean },
    `select ${BROADCAST}, exists (select from outbox where id = $id and error = '${TRYING}') as "isTried"
     from broadcasts b where id = $broadcastId and status = 'sending'`,
    { broadcastId, id },
  );
  if (!broadcast || broadcast.isTried) return { kind: "over" };
  // Words may have changed language meanwhile; whether they want news is what matters.
  const [person] = await sequelize.query(`select from users u where u.id = $userId and ${audienceSql({})}`, {
    type: QueryTypes.SELECT,
    bind: { userId },
  });
  if (!person) return { kind: "over" };
  const message = toMessage(broadcast);
  return { message, isOnce: true, render: (language) => renderBroadcast(message, language) };
}
