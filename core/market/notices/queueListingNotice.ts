import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { awakeHere } from "#core/platform/time/awakeHere.ts";
import { number, type RowOf } from "#db/rows.ts";

/** A notice that has just been written down. */
export const noticedRow = {
  id: number,
  userId: number,
};

type Noticed = RowOf<typeof noticedRow>;

/** Queues the message of a notice, in the transaction that has written it down; not before `dueAt`, nor at night. */
export async function queueListingNotice({ id, userId }: Noticed, dueAt: Date): Promise<void> {
  await queueToUser(userId, {
    rule: "judged",
    cause: `listing-notice:${id}`,
    priority: Priority.notice,
    message: { live: "listingNotice", id },
    dueAt: awakeHere(dueAt),
  });
}
