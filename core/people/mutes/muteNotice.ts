import type { NoticeKind } from "#contract/notices.ts";
import { sequelize } from "#db/sequelize.ts";

const MUTE = "insert into reminder_mutes (user_id, kind) values ($userId, $kind) on conflict do nothing";
const UNMUTE = "delete from reminder_mutes where user_id = $userId and kind = $kind";

/** Lets a person hear no more of a kind, also what is queued of it, or lets it be heard again. */
export async function muteNotice(
  userId: number,
  { kind, isMuted }: { kind: NoticeKind; isMuted: boolean },
): Promise<void> {
  await sequelize.query(isMuted ? MUTE : UNMUTE, { bind: { userId, kind } });
}
