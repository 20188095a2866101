import { sequelize } from "#db/sequelize.ts";

const NOTE = `
  insert into group_shares as known (group_id, user_id, copied_at, shared_at)
  select m.group_id, m.user_id, case when $isCopied then now() end, case when $isCopied then null else now() end
  from group_members m join groups g on g.id = m.group_id
  where m.user_id = $userId and m.left_at is null and (g.invite_code = $code or m.invite_code = $code)
  on conflict (group_id, user_id) do update set
    copied_at = coalesce(excluded.copied_at, known.copied_at),
    shared_at = coalesce(excluded.shared_at, known.shared_at)`;

/** Notes that somebody of a group has copied its link, or passed it on some other way; `code` is the group's or their own. */
export async function noteGroupShare(userId: number, code: string, isCopied: boolean): Promise<void> {
  await sequelize.query(NOTE, { bind: { userId, code, isCopied } });
}
