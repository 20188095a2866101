import { date, number, rows } from "#db/rows.ts";
import { type Conversation, listConversations } from "./findConversation.ts";
import { findSeat, type Seat } from "./seats.ts";

/** Where words go: to a conversation, to none, or to one of several that the person is to be asked about. */
type Target =
  | { kind: "conversation"; id: number }
  | { kind: "unclear"; candidates: Conversation[] }
  | { kind: "none" };

/** A message in a person's chat with the bot. */
interface Words {
  messageId: number;
  /** Number of the message it replies to. */
  repliesTo: number | undefined;
}

/** A conversation, and the time of the last message that it brought its person. */
const arrivalRow = { id: number, at: date };

/** The most that a person can take in at a glance. */
const CANDIDATES = 3;

// A person's own message, or one of the bot's in their chat; only of conversations that are theirs.
const ANSWERED = `
  select c.id from conversations c
  where $userId in (c.buyer_id, c.seller_id) and c.id in (
    select conversation_id from conversation_messages where sender_id = $userId and message_id = $messageId
    union all
    select o.conversation_id from outbox o
    join users u on u.id = $userId and u.telegram_id = o.chat_id
    where o.telegram_message_id = $messageId and o.conversation_id is not null)`;

// Messages that stood in the chat above the words, as far up as a person would look.
const ARRIVED = `
  select conversation_id as id, max(sent_at) as at
  from (
    select m.conversation_id, o.sent_at
    from outbox o
    join users u on u.id = $userId and u.telegram_id = o.chat_id
    join conversation_messages m on m.outbox_id = o.id
    where o.conversation_id is not null and o.telegram_message_id < $messageId
    order by o.telegram_message_id desc
    limit 100
  ) last
  where sent_at > now() - interval '24 hours'
  group by conversation_id
  order by at desc`;

/** The newest few of the conversations, the one the person sits in always among them. */
function choose(going: Conversation[], seat: Seat | undefined): Conversation[] {
  const newest = going.slice(0, CANDIDATES);
  const sat = going.find(({ id }) => id === seat?.conversationId);
  return sat && !newest.includes(sat) ? [...newest.slice(0, -1), sat] : newest;
}

/**
 * Says which conversation somebody's words belong to: that of the message they reply to, else the one they sit in. It is
 * unclear when they reply to something else, when they sit nowhere or have been silent for long, and when the last
 * thing that came is of another conversation and they haven't used their seat since: a guess could tell one person what
 * was meant for another.
 */
export async function chooseTarget(userId: number, { messageId, repliesTo }: Words): Promise<Target> {
  if (repliesTo !== undefined) {
    const [answered] = await rows({ id: number }, ANSWERED, { userId, messageId: repliesTo });
    if (answered) return { kind: "conversation", id: answered.id };
  }
  const seat = await findSeat(userId);
  const sat: Target = seat ? { kind: "conversation", id: seat.conversationId } : { kind: "none" };
  const arrivals = await rows(arrivalRow, ARRIVED, { userId, messageId });
  const known = new Set([...arrivals.map(({ id }) => id), ...(seat ? [seat.conversationId] : [])]);
  const conversations = await listConversations([...known], userId);
  const going = conversations.filter(({ end }) => end === null);

  if (seat && !seat.isIdle && repliesTo === undefined) {
    const last = arrivals.find((arrival) => going.some(({ id }) => id === arrival.id));
    if (!last || last.id === seat.conversationId || last.at <= seat.satAt) return sat;
  }
  const candidates = choose(going, seat);
  return candidates.length > 0 ? { kind: "unclear", candidates } : sat;
}
