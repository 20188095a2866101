import type { ShareKind } from "#contract/reportKinds.ts";
import type { shareApps, shareTargets } from "#contract/shoppers.ts";
import { shares } from "#core/platform/events/buffers.ts";
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
async function noteGroupShare(userId: number, code: string, isCopied: boolean): Promise<void> {
  await sequelize.query(NOTE, { bind: { userId, code, isCopied } });
}

interface Share {
  app?: (typeof shareApps)[number];
  /** How it was shared. */
  kind: ShareKind;
  /** The thing that was shared. */
  target: (typeof shareTargets)[number];
  /** Link of the listing or product, or code of the group. */
  value?: string | undefined;
}

/** Records that a link was copied or shared; of a group also for its reminders. */
export async function recordShare(
  userId: number | undefined,
  { app = "storefront", kind, target, value = "" }: Share,
): Promise<void> {
  const created_at = new Date().toISOString();
  shares.add({ user_id: userId ?? null, created_at, app, kind, target, value });
  if (userId !== undefined && target === "group") await noteGroupShare(userId, value, kind === "copy");
}
