import type { SearchFrequency } from "#contract/savedSearches.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { number, type RowOf, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";

/** A saved search that has news: finds after the one up to the other. */
export const dueSearchRow = {
  id: number,
  userId: number,
  afterFind: number,
  uptoFind: number,
};

type DueSearch = RowOf<typeof dueSearchRow>;

const ADD = `
  insert into saved_search_messages (user_id, frequency, created_at) values ($userId, $frequency, $now) returning id`;
const ADD_PARTS = `
  insert into saved_search_message_parts (message_id, search_id, after_find, upto_find)
  select $messageId::integer, part.* from unnest($ids::integer[], $after::bigint[], $upto::bigint[]) part`;

/** One message of each search, or one of all searches of a person that are told by the day. */
function messagesOf(due: readonly DueSearch[], frequency: SearchFrequency): DueSearch[][] {
  if (frequency === "atOnce") return due.map((one) => [one]);
  const people = [...new Set(due.map(({ userId }) => userId))];
  return people.map((person) => due.filter(({ userId }) => userId === person));
}

/** Queues messages about what saved searches have found, in the caller's transaction; returns how many. */
export async function queueSearchMessages(
  due: readonly DueSearch[],
  { frequency, now }: { frequency: SearchFrequency; now: Date },
): Promise<number> {
  const messages = messagesOf(due, frequency);
  for (const parts of messages) {
    const [first] = parts;
    if (!first) continue;
    const { userId } = first;
    const [message] = await rows({ id: number }, ADD, { userId, frequency, now });
    if (!message) throw new Error("A message was not written down");
    await sequelize.query(ADD_PARTS, {
      bind: {
        messageId: message.id,
        ids: parts.map(({ id }) => id),
        after: parts.map(({ afterFind }) => afterFind),
        upto: parts.map(({ uptoFind }) => uptoFind),
      },
    });
    await queueToUser(userId, {
      rule: "judged",
      cause: `saved-search:${message.id}`,
      priority: Priority.notice,
      message: { live: "savedSearch", id: message.id },
    });
  }
  return messages.length;
}
