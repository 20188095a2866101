import type { NoticeKind } from "#contract/notices.ts";
import { ReminderMute } from "#db/models/ReminderMute.ts";

/** Lets a person hear no more of a kind, also what is queued of it, or lets it be heard again. */
export async function muteNotice(
  userId: number,
  { kind, isMuted }: { kind: NoticeKind; isMuted: boolean },
): Promise<void> {
  await (isMuted
    ? ReminderMute.bulkCreate([{ userId, kind }], { ignoreDuplicates: true })
    : ReminderMute.destroy({ where: { userId, kind } }));
}
