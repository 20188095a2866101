import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** After so long without a word a seat is asked about before it is used again. */
const SEAT_LIFE = "24 hours";

/** Where a person's next words go. */
export interface Seat {
  conversationId: number;
  /** When it was last used. */
  satAt: Date;
  /** It has not been used for so long that the person may have forgotten it. */
  isIdle: boolean;
}

/** Says that a person's next words belong to this conversation, of which they have now seen all. */
export async function takeSeat(userId: number, conversationId: number): Promise<void> {
  await sequelize.query(
    `insert into conversation_seats (user_id, conversation_id) values ($userId, $conversationId)
     on conflict (user_id) do update set conversation_id = excluded.conversation_id, sat_at = now()`,
    { type: QueryTypes.INSERT, bind: { userId, conversationId } },
  );
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
  const [seat] = await sequelize.query<Seat>(
    `select conversation_id as "conversationId", sat_at as "satAt",
       sat_at < now() - $life::interval as "isIdle"
     from conversation_seats where user_id = $userId`,
    { type: QueryTypes.SELECT, bind: { userId, life: SEAT_LIFE } },
  );
  return seat;
}

/**
 * Makes a person's next words belong to this conversation no more; a seat in another one stays.
 * @returns whether the person sat there.
 */
export async function leaveSeat(userId: number, conversationId: number): Promise<boolean> {
  const left = await sequelize.query(
    `delete from conversation_seats where user_id = $userId and conversation_id = $conversationId
     returning user_id`,
    { type: QueryTypes.SELECT, bind: { userId, conversationId } },
  );
  return left.length > 0;
}
