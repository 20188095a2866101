import { QueryTypes } from "sequelize";
import { adminNoticeKinds, type NoticeKind, noticeKinds } from "#contract/notices.ts";
import { sequelize } from "#db/sequelize.ts";

/** What a person hears of. */
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
  const [row] = await sequelize.query<{ isStopped: boolean; isAdmin: boolean; muted: string[] }>(MUTED, {
    type: QueryTypes.SELECT,
    bind: { userId },
  });
  const muted = new Set(row?.muted);
  const kinds = noticeKinds.filter((kind) => row?.isAdmin || !adminNoticeKinds.includes(kind));
  return {
    kinds: kinds.map((kind) => ({ kind, isMuted: muted.has(kind) })),
    isStopped: row?.isStopped ?? false,
  };
}
