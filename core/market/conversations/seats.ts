import { QueryTypes } from "sequelize";
import { ConversationSeat } from "#db/models/ConversationSeat.ts";
import { boolean, date, number, type RowOf, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";

/** After so long without a word a seat is asked about before it is used again. */
const SEAT_LIFE = "24 hours";

/** Where a person's next words go. */
const seatRow = {
  conversationId: number,
  /** When it was last used. */
  satAt: date,
  /** It has not been used for so long that the person may have forgotten it. */
  isIdle: boolean,
};

export type Seat = RowOf<typeof seatRow>;

/** Says that a person's next words belong to this conversation, of which they have now seen all. */
export async function takeSeat(userId: number, conversationId: number): Promise<void> {
  await sequelize.query(
    `insert into conversation_seats (user_id, conversation_id) values ($userId, $conversationId)
     on conflict (user_id) do update set conversation_id = excluded.conversation_id, sat_at = now()`,
    { type: QueryTypes.INSERT, bind: { userId, conversationId } },
  );
  await markAllSeen(userId, conversationId);
}

/** Notes that a person has seen all of a conversation of theirs; others' are left alone. */
export async function markAllSeen(userId: number, conversationId: number): Promise<void> {
  await sequelize.query(
    `update conversations set
       buyer_seen_at = case buyer_id when $userId then now() else buyer_seen_at end,
       seller_seen_at = case seller_id when $userId then now() else seller_seen_at end
     where id = $conversationId`,
    { type: QueryTypes.UPDATE, bind: { userId, conversationId } },
  );
}

/** Finds where a person's next words go, if anywhere. */
export async function findSeat(userId: number): Promise<Seat | undefined> {
  const [seat] = await rows(
    seatRow,
    `select conversation_id as "conversationId", sat_at as "satAt",
       sat_at < now() - $life::interval as "isIdle"
     from conversation_seats where user_id = $userId`,
    { userId, life: SEAT_LIFE },
  );
  return seat;
}

/**
 * Makes a person's next words belong to this conversation no more; a seat in another one stays.
 * @returns whether the person sat there.
 */
export async function leaveSeat(userId: number, conversationId: number): Promise<boolean> {
  return (await ConversationSeat.destroy({ where: { userId, conversationId } })) > 0;
}
