import { adminNoticeKinds, type NoticeKind, noticeKinds } from "#contract/notices.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { boolean, rows, texts } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";

/** The kinds of messages that a person gets or has muted. */
export interface Mutes {
  kinds: { kind: NoticeKind; isMuted: boolean }[];
  /** Whether they have stopped everything at once, whatever the kinds say. */
  isStopped: boolean;
}

const MUTED = `
  select u.notices_stopped_at is not null as "isStopped", u.is_admin as "isAdmin",
    array(select kind from reminder_mutes where user_id = u.id) as muted
  from users u where u.id = $userId`;

/** Each kind of notice that the person may be told of, and whether the person has muted it. */
export async function readMutes(userId: number): Promise<Mutes> {
  const [row] = await rows({ isStopped: boolean, isAdmin: boolean, muted: texts }, MUTED, { userId });
  const muted = new Set(row?.muted);
  const kinds = noticeKinds.filter((kind) => row?.isAdmin || !adminNoticeKinds.includes(kind));
  return {
    kinds: kinds.map((kind) => ({ kind, isMuted: muted.has(kind) })),
    isStopped: row?.isStopped ?? false,
  };
}

/** Whether a person has muted a kind of notice. */
export async function isMuted(userId: number, kind: NoticeKind): Promise<boolean> {
  const [row] = await rows({ isMuted: boolean }, `select ${isMutedSql("$userId", "$kind")} as "isMuted"`, {
    userId,
    kind,
  });
  return row?.isMuted ?? false;
}

/** Mutes every kind of notice there is, or lets all be heard again; kinds that come later are heard. */
export function muteAll(userId: number, isMuted: boolean): Promise<void> {
  return transact(async () => {
    for (const kind of noticeKinds) await muteNotice(userId, { kind, isMuted });
  });
}
